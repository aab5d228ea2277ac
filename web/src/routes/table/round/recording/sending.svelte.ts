// A take on its way to the table: its bytes first, then the clue by the ordinary way; until then it stays here.
import { takes, type Take } from '../../../../model/takes';
import type { TableModel } from '../../../../model/table.svelte';
import { Delivery, transportTo, type UploadProgress } from '../../../../net/recordings';
import type { Refusal } from '../../../../net/types';

/** The delivery of each take for a clue: a component that is mounted again continues it. */
const under = new WeakMap<Take, { moment: string; delivery: Delivery }>();

export class Sending {
  /** How far the bytes are; null while none are on their way. */
  way = $state.raw<UploadProgress | null>(null);
  #delivery: Delivery | null = null;

  constructor(private readonly model: TableModel) {}

  /** Bring the take to the table and tell it. */
  async tell(take: Take, card: string | null): Promise<Refusal | null> {
    const game = this.model.table?.game_id ?? '';
    this.#delivery = this.#deliveryOf(take, `${game} ${this.model.round}`);
    this.way = { part: 0, waits: false };
    const brought = await this.#delivery.send();
    if (!brought.ok) {
      this.way = null;
      if (brought.refusal.code !== 'upload_stopped') this.model.tellRefusal(brought.refusal);
      return brought.refusal;
    }
    this.way = { part: 1, waits: false };
    const { recording } = brought.value;
    const text = take.caption.trim();
    const refusal = await this.model.tell({ kind: take.kind, text, recording }, card);
    this.way = null;
    if (refusal === null) takes.drop(game, take.kind);
    return refusal;
  }

  /** The network is back. */
  wake(): void {
    this.#delivery?.wake();
  }

  stop(): void {
    this.#delivery?.stop();
  }

  #deliveryOf(take: Take, moment: string): Delivery {
    const known = under.get(take);
    if (known?.moment === moment) {
      known.delivery.hear = (way) => (this.way = way);
      return known.delivery;
    }
    const hear = (way: UploadProgress): void => void (this.way = way);
    const delivery = new Delivery(take.kind, take.bytes, transportTo(this.model.code), hear);
    under.set(take, { moment, delivery });
    return delivery;
  }
}
