import { mensagem } from '#schemas/messages/index.ts';

const graus = [0, 1, 2, 3, 4] as const;

/** What the law calls a degree of secrecy: for a content whose degree the register no longer has. */
export const degreeName = (sigilo: number): string =>
  mensagem(`ui.sigilo.${graus.find((grau) => grau === sigilo) ?? 0}`);
