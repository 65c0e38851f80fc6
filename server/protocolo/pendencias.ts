import type { Pendencia } from '#schemas/shapes/documento.ts';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import { mensagem } from '#schemas/messages/index.ts';

interface ProtocoloRules {
  readonly vencimentoObrigatorio: boolean;
  /** The person's profile lets in what ICP-Brasil did not sign. */
  readonly foraDaIcpBrasil: boolean;
  /** It is theirs to conclude, or they may in the author's place. */
  readonly concluiPorOutro: boolean;
}

type Draft = Pick<
  Protocolo,
  | 'assunto'
  | 'interessados'
  | 'destinos'
  | 'vencimento'
  | 'vigenciaDe'
  | 'vigenciaAte'
  | 'nivelAcesso'
  | 'hipoteseLegal'
  | 'sigilo'
> & { readonly arquivo: { readonly assinaturas: number; readonly assinaturasIcp: number } | undefined };

type Missing =
  'autor' | 'assunto' | 'interessado' | 'destino' | 'vencimento' | 'hipoteseLegal' | 'icpBrasil' | 'externo';

const missing = (codigo: Missing, campo: string): Pendencia => ({
  codigo,
  texto: mensagem(`protocolo.pendencia.${codigo}`),
  campo,
});

/** What a protocol lacks to be concluded, in the order of its form. Empty means that it may be. */
export const pendenciasOf = (draft: Draft, rules: ProtocoloRules): Pendencia[] => [
  ...(draft.assunto.trim() === '' ? [missing('assunto', 'assunto')] : []),
  ...(draft.interessados.length === 0 ? [missing('interessado', 'interessados')] : []),
  ...(rules.vencimentoObrigatorio && !draft.vencimento ? [missing('vencimento', 'vencimento')] : []),
  ...(draft.nivelAcesso !== 'PUBLICO' && !draft.hipoteseLegal
    ? [missing('hipoteseLegal', 'hipoteseLegal')]
    : []),
  ...(draft.destinos.length === 0 ? [missing('destino', 'destinos')] : []),
  ...(goesOutside(draft) ? [missing('externo', 'destinos')] : []),
  ...(rules.concluiPorOutro ? [] : [missing('autor', 'id')]),
  ...(signedOutside(draft) && !rules.foraDaIcpBrasil ? [missing('icpBrasil', 'arquivo')] : []),
];

/** Mail travels in the open: what is not open to all goes to no address of outside. */
const goesOutside = ({ destinos, nivelAcesso, sigilo }: Draft): boolean =>
  (nivelAcesso !== 'PUBLICO' || sigilo > 0) && destinos.some(({ especie }) => especie === 'EMAIL');

const signedOutside = ({ arquivo }: Draft): boolean =>
  arquivo !== undefined && arquivo.assinaturas > arquivo.assinaturasIcp;
