import { dispositivosVazios } from '#schemas/corpo/dispositivos-vazios.ts';
import { findProblems, type PodeImprimir } from '#schemas/corpo/find-problems.ts';
import { marcadoresOf } from '#schemas/corpo/marcadores-of.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import type { Documento, Pendencia } from '#schemas/shapes/documento.ts';
import { maskPattern } from '#schemas/masks.ts';
import { mensagem } from '#schemas/messages/index.ts';

interface PendenciaRules {
  readonly vencimentoObrigatorio: boolean;
  readonly concluirSemAssinatura: boolean;
  /** Whether the fonts of the paper have the character. */
  readonly canPrint: PodeImprimir;
}

type Draft = Pick<
  Documento,
  | 'assunto'
  | 'corpo'
  | 'propriedades'
  | 'valores'
  | 'valoresAutomaticos'
  | 'interessados'
  | 'destinos'
  | 'assinantes'
  | 'vencimento'
  | 'nivelAcesso'
  | 'sigilo'
  | 'hipoteseLegal'
>;

/** What is missing to conclude a draft, in the order in which the page shows it. Empty means that it may be concluded. */
export const pendenciasOf = (draft: Draft, rules: PendenciaRules): Pendencia[] => {
  const corpo = draft.corpo as unknown as CorpoDoc;
  const used = marcadoresOf(corpo);
  return [
    ...general(draft, rules, used.valores),
    ...markers(draft, used.valores),
    ...signers(draft, rules, used.assinaturas),
    ...problems(draft, corpo, rules),
    ...empty(corpo),
  ];
};

/** Markers that say who receives: a recipient of the organisation fills them, or a person types one from outside. */
const namesRecipient: ReadonlySet<string> = new Set([
  'destinatario_nome',
  'destinatarios',
  'destino_unidade',
]);

const missing = (
  key: 'assunto' | 'interessado' | 'destino' | 'vencimento' | 'hipoteseLegal',
  campo: string,
): Pendencia => ({
  codigo: key,
  texto: mensagem(`documento.pendencia.${key}`),
  campo,
});

const general = (draft: Draft, rules: PendenciaRules, keys: readonly string[]): Pendencia[] => [
  ...(draft.assunto.trim() === '' ? [missing('assunto', 'assunto')] : []),
  ...(draft.interessados.length === 0 && keys.some((key) => key.startsWith('interessado_'))
    ? [missing('interessado', 'interessados')]
    : []),
  ...(draft.destinos.length === 0 &&
  keys.some((key) => namesRecipient.has(key) && !draft.valores[key]?.trim())
    ? [missing('destino', 'destinos')]
    : []),
  ...(rules.vencimentoObrigatorio && !draft.vencimento ? [missing('vencimento', 'vencimento')] : []),
  ...(draft.nivelAcesso !== 'PUBLICO' && !draft.hipoteseLegal
    ? [missing('hipoteseLegal', 'hipoteseLegal')]
    : []),
];

/** Markers that a person fills, used by the text and still empty or short of their mask. */
const markers = (draft: Draft, keys: readonly string[]): Pendencia[] =>
  draft.propriedades
    .filter(({ chave, preenchimento }) => preenchimento === 'PESSOA' && keys.includes(chave))
    .flatMap(({ chave, rotulo, mascara }) => {
      const value = draft.valores[chave]?.trim() ?? '';
      if (value === '')
        return [{ codigo: 'marcador', texto: mensagem('documento.pendencia.marcador', { rotulo }), chave }];
      if (mascara === undefined || new RegExp(maskPattern(mascara), 'u').test(value)) return [];
      return [
        { codigo: 'mascara', texto: mensagem('documento.pendencia.mascara', { rotulo, mascara }), chave },
      ];
    });

const signers = (draft: Draft, rules: PendenciaRules, places: readonly string[]): Pendencia[] => [
  ...closed(draft),
  ...free(draft, rules, places),
];

/** Who is from outside and was named before the draft, or their account, became closed. */
const closed = ({ assinantes, sigilo, nivelAcesso }: Draft): Pendencia[] =>
  assinantes
    .filter(({ impedido }) => impedido !== undefined)
    .map(({ usuario: { nome } }) => ({
      codigo: 'assinanteDeFora',
      texto: mensagem(
        sigilo > 0 || nivelAcesso === 'SIGILOSO'
          ? 'documento.pendencia.assinanteDeFora'
          : 'documento.pendencia.assinanteSemConta',
        { nome },
      ),
      campo: 'assinantes',
    }));

const free = (draft: Draft, rules: PendenciaRules, places: readonly string[]): Pendencia[] => {
  if (rules.concluirSemAssinatura) return [];
  const taken = new Set(draft.assinantes.map(({ marcador }) => marcador));
  return places
    .filter((chave) => !taken.has(chave))
    .map((chave) => ({
      codigo: 'assinante',
      texto: mensagem('documento.pendencia.assinante', {
        rotulo: draft.propriedades.find((property) => property.chave === chave)?.rotulo ?? chave,
      }),
      chave,
    }));
};

/** A number with no words would be printed like that. */
const empty = (corpo: CorpoDoc): Pendencia[] =>
  dispositivosVazios(corpo).map(({ rotulo }) => ({
    codigo: 'dispositivoVazio',
    texto: mensagem('documento.pendencia.dispositivoVazio', { rotulo }),
  }));

const problems = (draft: Draft, corpo: CorpoDoc, rules: PendenciaRules): Pendencia[] =>
  findProblems(corpo, {
    podeImprimir: rules.canPrint,
    valores: { ...draft.valoresAutomaticos, ...draft.valores },
    rotulos: Object.fromEntries(draft.propriedades.map(({ chave, rotulo }) => [chave, rotulo])),
  }).map((problem) => ({ codigo: problem.codigo, texto: problem.mensagem }));
