import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { createBatch, mayCreateTogether } from '#server/engine/records/create-batch.ts';
import { prepareCreation, type Creation } from '#server/engine/records/prepare-creation.ts';
import type { RecordValues } from '#server/engine/records/record.ts';
import type { LineOutcome } from './line-outcome.ts';

/** New records of some lines, judged one by one and written together. */
export interface Creations {
  /** Judges the record of a line. Its number comes with the next `flush`. */
  readonly add: (linha: number, values: Readonly<RecordValues>) => Promise<LineOutcome>;
  /** Writes what was added. */
  readonly flush: () => Promise<void>;
}

/** Where the records of a register may be written together; undefined where one may depend on another. */
export const creationsOf = (ctx: Ctx, view: RegisterView): Creations | undefined => {
  if (!mayCreateTogether(view.model)) return undefined;
  const waiting: { readonly creation: Creation; readonly touched: { id: number; versao: number } }[] = [];
  return {
    add: async (linha, values) => {
      const creation = await prepareCreation(ctx, view, values);
      const touched = { linha, id: 0, versao: 1 };
      waiting.push({ creation, touched });
      return { kind: 'incluido', touched };
    },
    flush: async () => {
      const together = waiting.splice(0);
      const records = await createBatch(
        ctx,
        view,
        together.map(({ creation }) => creation),
      );
      records.forEach(({ id, versao }, index) =>
        Object.assign(together[index]?.touched ?? {}, { id, versao }),
      );
    },
  };
};
