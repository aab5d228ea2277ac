// Which panel is open beside the current screen: chat, menu, recap or what is agreed at the table. Room shows it, and any screen can open it.

export type Beside = 'chat' | 'menu' | 'recap' | 'table';

class RoomState {
  /** Only one of them at a time. */
  open = $state<Beside | null>(null);

  toggle(what: Beside): void {
    this.open = this.open === what ? null : what;
  }
}

export const room = new RoomState();
