import type { Relatorio } from '#schemas/generated.ts';
import { reportKind } from '#schemas/relatorios.ts';
import type { MessageKey } from '#src/i18n/message-key.ts';
import { text } from '#src/i18n/text.ts';

/** How the measures of a report are called, in their order. */
export const measureNames = (nome: Relatorio['nome']): readonly string[] =>
  reportKind(nome).medidas.map((medida) => text(`relatorios.medidas.${medida}` as MessageKey));
