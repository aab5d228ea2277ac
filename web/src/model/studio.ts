// Opens microphone, camera and files as streams to record from, and translates the browser's errors.
import type { RecordedKind } from '../net/recordings';
import { loudnessOf, PER_SECOND } from './peaks';

/** The limit of a recording in seconds; the server checks it too. */
export const SECONDS: Record<RecordedKind, number> = { sound: 15, mime: 12 };

/** Why recording is not possible; there is a message for each. */
export type Trouble = 'refused' | 'no_device' | 'busy' | 'unreadable' | 'empty' | 'nothing';

/** A source to record from: a stream, its current loudness, and a function that closes it. */
export interface Source {
  stream: MediaStream;
  /** From 0 to 1. */
  level: () => number;
  /** Settles when the source has ended, as a file does. */
  ended?: Promise<void>;
  close: () => void;
}

/** What a recorder needs of the browser. */
export interface Studio {
  /** Whether this page can open a microphone or camera: only in a secure context. */
  readonly hasDevices: boolean;
  /** Whether this browser can record a stream. */
  readonly canRecord: boolean;
  open: (kind: RecordedKind) => Promise<Source>;
  openFile: (kind: RecordedKind, file: Blob) => Promise<Source>;
  record: (stream: MediaStream, kind: RecordedKind) => MediaRecorder;
}

// First what every device plays: iPhones before iOS 17.4 know no WebM.
const TYPES: Record<RecordedKind, readonly string[]> = {
  sound: ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/mp4'],
  mime: [
    'video/mp4;codecs=avc1.42E01F',
    'video/webm;codecs=vp9',
    'video/webm;codecs=vp8',
    'video/mp4',
  ],
};
// Twelve seconds of mime are about 1 MB, fifteen of sound under 100 KB.
const BITS: Record<RecordedKind, MediaRecorderOptions> = {
  sound: { audioBitsPerSecond: 40_000 },
  mime: { videoBitsPerSecond: 700_000 },
};
const WIDE = 640;
const FRAMES = 20;
const QUIET = { echoCancellation: false, noiseSuppression: false };

/** The first type that this browser can record. */
export function typeFor(kind: RecordedKind, can: (type: string) => boolean): string | null {
  return TYPES[kind].find(can) ?? null;
}

/** What went wrong, from the name of a browser's error; `otherwise` where the name says nothing. */
export function troubleOf(error: unknown, otherwise: Trouble): Trouble {
  switch (error instanceof Error || error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'no_device';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return otherwise;
  }
}

/** The studio of this browser. */
export class BrowserStudio implements Studio {
  readonly hasDevices = typeof navigator !== 'undefined' && !!navigator.mediaDevices?.getUserMedia;
  readonly canRecord = typeof MediaRecorder !== 'undefined';

  async open(kind: RecordedKind): Promise<Source> {
    const stream = await navigator.mediaDevices.getUserMedia(
      kind === 'sound'
        ? { audio: QUIET }
        : {
            video: {
              width: { ideal: WIDE },
              height: { ideal: 480 },
              frameRate: { ideal: FRAMES },
              facingMode: 'user',
            },
          },
    );
    const meter = kind === 'sound' ? meterOf(stream) : null;
    return {
      stream,
      level: () => meter?.level() ?? 0,
      close: () => {
        meter?.close();
        stream.getTracks().forEach((track) => track.stop());
      },
    };
  }

  openFile(kind: RecordedKind, file: Blob): Promise<Source> {
    return kind === 'sound' ? soundOf(file) : pictureOf(file);
  }

  record(stream: MediaStream, kind: RecordedKind): MediaRecorder {
    const type = typeFor(kind, (one) => MediaRecorder.isTypeSupported(one));
    return new MediaRecorder(stream, { ...BITS[kind], ...(type ? { mimeType: type } : {}) });
  }
}

function meterOf(
  stream: MediaStream,
  context = new AudioContext(),
): { level: () => number; close: () => void } {
  void context.resume().catch(() => {});
  const analyser = context.createAnalyser();
  // Everything since the last measurement, a tenth of a second ago, so that no click is missed.
  analyser.fftSize = 8192;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const since = samples.subarray(-Math.round(context.sampleRate / PER_SECOND));
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      return loudnessOf(since);
    },
    close: () => void context.close().catch(() => {}),
  };
}

/** The sound of a file as a source; it is not audible. */
async function soundOf(file: Blob): Promise<Source> {
  const context = new AudioContext();
  const buffer = await context.decodeAudioData(await file.arrayBuffer());
  const player = context.createBufferSource();
  const out = context.createMediaStreamDestination();
  player.buffer = buffer;
  player.connect(out);
  const ended = new Promise<void>((resolve) => (player.onended = () => resolve()));
  const meter = meterOf(out.stream, context);
  await context.resume();
  player.start();
  return { stream: out.stream, level: meter.level, ended, close: meter.close };
}

/** The pictures of a film as a source, without sound, and no wider than other recordings. */
async function pictureOf(file: Blob): Promise<Source> {
  const film = document.createElement('video');
  const url = URL.createObjectURL(file);
  film.muted = true;
  film.playsInline = true;
  film.src = url;
  try {
    await film.play();
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error instanceof DOMException && error.name === 'NotAllowedError'
      ? error
      : new Error('unreadable');
  }
  const canvas = document.createElement('canvas');
  const part = Math.min(1, WIDE / film.videoWidth);
  // Encoders need even sizes.
  canvas.width = Math.round((film.videoWidth * part) / 2) * 2;
  canvas.height = Math.round((film.videoHeight * part) / 2) * 2;
  const pen = canvas.getContext('2d')!;
  const draw = (): void => pen.drawImage(film, 0, 0, canvas.width, canvas.height);
  draw();
  const timer = setInterval(draw, 1000 / FRAMES);
  const ended = new Promise<void>((resolve) => (film.onended = () => resolve()));
  return {
    stream: canvas.captureStream(FRAMES),
    level: () => 0,
    ended,
    close: () => {
      clearInterval(timer);
      film.pause();
      film.removeAttribute('src');
      URL.revokeObjectURL(url);
    },
  };
}
