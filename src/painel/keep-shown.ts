import type { BlocoPainel, Painel } from '#schemas/shapes/painel.ts';

/** A block as it is shown, and of when that is. */
export interface ShownBlock extends BlocoPainel {
  readonly lidoEm: string;
}

export interface ShownHome extends Omit<Painel, 'blocos'> {
  readonly blocos: readonly ShownBlock[];
}

/** The home as it was read last: a block that failed this time keeps its rows, and the moment of them. */
export const keepShown = (before: ShownHome | undefined, now: Painel | ShownHome): ShownHome => ({
  ...now,
  blocos: now.blocos.map((block): ShownBlock => {
    const fresh: ShownBlock = { lidoEm: now.lidoEm, ...block };
    if (block.falha === undefined) return fresh;
    const kept = before?.blocos.find(({ id }) => id === block.id);
    return kept === undefined ? fresh : { ...kept, falha: block.falha };
  }),
});
