import { closed, list, type Static, text } from './vocabulary.ts';

export type OpcaoLida = Static<typeof OpcaoLida>;
export const OpcaoLida = closed({ valor: text(), rotulo: text() });

export type OpcoesLidas = Static<typeof OpcoesLidas>;
export const OpcoesLidas = closed({ opcoes: list(OpcaoLida) });
