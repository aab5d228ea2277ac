// What lies open beside the screen of the moment: chat, menu or recap; Room draws them, any screen opens them.

export type Beside = 'chat' | 'menu' | 'recap';

class RoomState {
  /** Only one of them at a time. */
  open = $state<Beside | null>(null);

  toggle(what: Beside): void {
    this.open = this.open === what ? null : what;
  }
}

export const room = new RoomState();
