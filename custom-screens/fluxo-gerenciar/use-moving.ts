import { useCallback, useEffect, useRef } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { dismiss, notify } from '#src/ui/notify.ts';
import type { Drawing } from './drawing.ts';
import { keptRolesSaid, laneMoves, laneMoveSaid, lanesNow } from './lane-moves.ts';
import { followLane, keptRoles, takeLaneRole, takeRoleOfLane, type PapelNomeado } from './lane-role.ts';
import type { DrawingActs } from './use-drawing.ts';

/** Moves elements. One that comes to be of another lane is done by others: that is said, with the way back. */
export type MoveElements = (ids: readonly string[], work: (now: Drawing) => void) => Promise<unknown>;

export const useMoving = (
  { edit, undo, turn }: Pick<DrawingActs, 'edit' | 'undo' | 'turn'>,
  papeis: readonly PapelNomeado[],
  /** Which change is on the paper. */
  shown: number,
): MoveElements => {
  const text = useText();
  const told = useRef<{ readonly id: number; readonly after: number }>(undefined);
  // of what was changed since, or taken back, nothing is said any more: undoing takes back the last change
  useEffect(() => {
    if (!told.current || told.current.after === shown) return;
    dismiss(told.current.id);
    told.current = undefined;
  }, [shown]);
  return useCallback(
    async (ids, work) => {
      const said = await edit((now) => {
        const before = lanesNow(now);
        work(now);
        takeLaneRole(now, ids, papeis);
        const moves = laneMoves(now, before);
        followLane(now, moves, papeis);
        const kept = keptRoles(now, moves, papeis);
        return {
          moved: laneMoveSaid(now, moves, text),
          kept: keptRolesSaid(kept, text),
          taking: kept.flatMap(({ element, offered }) => (offered ? [element.id] : [])),
        };
      });
      if (told.current) dismiss(told.current.id);
      told.current = undefined;
      const moved = said?.moved;
      if (!said || moved === undefined) return;
      const { kept, taking } = said;
      const take = (): void =>
        void edit((now) => {
          for (const one of taking) takeRoleOfLane(now, one, papeis);
        });
      const id = notify(moved, {
        kind: 'info',
        paragraphs: kept === undefined ? [] : [kept],
        actions: [
          ...(taking.length > 0 ? [{ label: text('fluxoDesenho.raia.usarPapel'), perform: take }] : []),
          { label: text('fluxoDesenho.desfazer'), perform: () => void undo() },
        ],
      });
      told.current = { id, after: turn() };
    },
    [edit, undo, turn, papeis, text],
  );
};
