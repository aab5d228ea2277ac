// The people of a table as a revealed round names them.
import type { TableModel } from '../../../model/table.svelte';
import type { Folk } from './scene';

export function folkOf(
  model: Pick<TableModel, 'seats' | 'rabbitOf' | 'passed' | 'isBot' | 'code'>,
): Folk {
  return {
    names: model.seats.map((person) => person.name),
    rabbits: model.seats.map((_, seat) => model.rabbitOf(seat)),
    bots: model.seats.map((_, seat) => model.isBot(seat)),
    me: model.passed.reader,
    table: model.code,
  };
}
