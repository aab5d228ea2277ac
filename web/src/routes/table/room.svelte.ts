// Which panel is open beside the current screen: chat, menu, recap, what is agreed at the table, notifications, or the sheet for TVs. Room shows it, and any screen can open it.

export type Beside = 'chat' | 'menu' | 'recap' | 'table' | 'notify' | 'tv';

class RoomState {
  /** Only one of them at a time. */
  open = $state<Beside | null>(null);

  toggle(what: Beside): void {
    this.open = this.open === what ? null : what;
  }
}

export const room = new RoomState();
