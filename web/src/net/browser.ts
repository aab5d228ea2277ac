// The real world for a conversation: WebSocket, timers, chance, and the moments when a page wakes up.
import { payAttention } from './looking';
import { socketAddress } from './root';
import { Connection, type Ears, type Line, type Listener, type World } from './socket';
import { memoryShelf, storage, storageOn } from './storage';

function dial(url: string, ears: Ears): Line {
  const socket = new WebSocket(url);
  socket.onopen = () => ears.opened();
  socket.onmessage = (event: MessageEvent<string>) => ears.heard(event.data);
  socket.onclose = (event) => ears.closed(event.code);
  return {
    send: (text) => {
      // A socket that is closing reports it by itself; what was asked waits in the outbox.
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
}

/** Begin a conversation with a table; the answer ends it. */
export function converse(
  code: string,
  listener: Listener,
  watch = false,
): { connection: Connection; stop: () => void } {
  const attention = payAttention(Date.now);
  const world: World = {
    now: () => Date.now(),
    later: (ms, what) => {
      const timer = setTimeout(what, ms);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
    looks: attention.looks,
    dial: (ears, detour) => dial(socketAddress(code, watch, detour), ears),
    // Who only watches asks for nothing, and must not clear what a tab of the player keeps.
    storage: watch ? storageOn(memoryShelf()) : storage,
  };
  const connection = new Connection(code, world, listener);
  const wake = (): void => {
    if (document.visibilityState === 'visible') connection.wake();
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('pageshow', wake);
  window.addEventListener('online', wake);
  connection.open();
  return {
    connection,
    stop: () => {
      attention.stop();
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', wake);
      window.removeEventListener('online', wake);
      connection.close();
    },
  };
}
