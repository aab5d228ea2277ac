// The browser as the environment of a connection: WebSocket, timers, randomness, and when a page wakes up.
import { payAttention } from './looking';
import { socketAddress } from './root';
import { Connection } from './socket';
import type { Listener, Socket, SocketCallbacks, World } from './world';
import { memoryStore, storage, storageOn } from './storage';

function dial(url: string, callbacks: SocketCallbacks): Socket {
  const socket = new WebSocket(url);
  socket.onopen = () => callbacks.opened();
  socket.onmessage = (event: MessageEvent<string>) => callbacks.heard(event.data);
  socket.onclose = (event) => callbacks.closed(event.code);
  return {
    send: (text) => {
      // A socket that is closing reports it itself; commands wait in the outbox.
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
}

/** Connect to a table; returns the connection and a function that ends it. */
export function connect(
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
    dial: (callbacks, detour) => dial(socketAddress(code, watch, detour), callbacks),
    // A spectator sends no commands, and must not delete those of a player's tab.
    storage: watch ? storageOn(memoryStore()) : storage,
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
