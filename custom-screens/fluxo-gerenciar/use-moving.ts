import { useCallback } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { notify } from '#src/ui/notify.ts';
import { putInLane } from './band-edits.ts';
import type { Drawing } from './drawing.ts';
import { laneMoves, laneMoveSaid, lanesNow } from './lane-moves.ts';
import { followLane, takeLaneRole, type PapelNomeado } from './lane-role.ts';
import type { DrawingActs } from './use-drawing.ts';

/** Moves elements. One that comes to be of another lane is done by others: that is said, with the way back. */
export type MoveElements = (ids: readonly string[], work: (now: Drawing) => void) => Promise<unknown>;

export const useMoving = (
  { edit, undo, turn }: Pick<DrawingActs, 'edit' | 'undo' | 'turn'>,
  papeis: readonly PapelNomeado[],
): MoveElements => {
  const text = useText();
  return useCallback(
    async (ids, work) => {
      const moved = await edit((now) => {
        const before = lanesNow(now);
        work(now);
        takeLaneRole(now, ids, papeis);
        const moves = laneMoves(now, before);
        followLane(now, moves, papeis);
        return {
          said: laneMoveSaid(now, moves, text),
          back: moves.map(({ element, from }) => [element.id, from.id] as const),
        };
      });
      if (moved?.said === undefined) return;
      const { said, back } = moved;
      const after = turn();
      const goBack = (): Promise<unknown> =>
        turn() === after
          ? undo()
          : // something else was done since: that stays
            edit((now) => {
              const then = lanesNow(now);
              for (const [id, lane] of back) putInLane(now, id, lane);
              followLane(now, laneMoves(now, then), papeis);
            });
      notify(said, {
        kind: 'info',
        actions: [{ label: text('fluxoDesenho.desfazer'), perform: () => void goBack() }],
      });
    },
    [edit, undo, turn, papeis, text],
  );
};
