import { fasesTodas, origemPesquisa, qualquerEstado, type CampoPesquisa } from '#schemas/campos-pesquisa.ts';
import { text } from '#src/i18n/text.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A select shows no choice whose value is empty. */
export const anyValue = 'qualquer';
const any = (): Choice => ({ value: anyValue, label: text('pesquisa.avancada.qualquer') });
const degrees = [0, 1, 2, 3, 4] as const;
const states = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** How the reply that was asked of a document stands, and its validity; the inbox filters by the same. */
export const respostas = ['DEVIDA', 'ATRASADA', 'RESPONDIDA'] as const;
export const vigencias = ['VIGENTE', 'A_VENCER', 'VENCIDA'] as const;

/** The values of the fields that choose among a few. */
export const fieldChoices: { readonly [K in CampoPesquisa]?: () => readonly Choice[] } = {
  fase: () => [
    { value: String(fasesTodas), label: text('pesquisa.fases.2') },
    { value: '1', label: text('pesquisa.fases.1') },
    { value: '0', label: text('pesquisa.fases.0') },
  ],
  origem: () => [
    { value: String(origemPesquisa.todos), label: text('pesquisa.origens.0') },
    { value: '1', label: text('pesquisa.origens.1') },
    { value: '2', label: text('pesquisa.origens.2') },
  ],
  estado: () => [
    { value: String(qualquerEstado), label: text('pesquisa.avancada.qualquer') },
    ...states.map((state) => ({ value: String(state), label: text(`ui.estado.${state}`) })),
  ],
  sigilo: () => [
    any(),
    ...degrees.map((degree) => ({ value: String(degree), label: text(`ui.sigilo.${degree}`) })),
  ],
  nivelAcesso: () => [
    any(),
    ...(['PUBLICO', 'RESTRITO', 'SIGILOSO'] as const).map((level) => ({
      value: level,
      label: text(`ui.acesso.${level}`),
    })),
  ],
  resposta: () => [
    any(),
    ...respostas.map((value) => ({ value, label: text(`pesquisa.respostas.${value}`) })),
  ],
  vigencia: () => [
    any(),
    ...vigencias.map((value) => ({ value, label: text(`pesquisa.vigencias.${value}`) })),
  ],
  paraConhecimento: () => yesOrNo(),
  assinaturaCertificadoDigital: () => yesOrNo(),
  assinaturaNuvem: () => yesOrNo(),
};

const yesOrNo = (): readonly Choice[] => [
  any(),
  { value: 'true', label: text('pesquisa.sim') },
  { value: 'false', label: text('pesquisa.nao') },
];

/** What the fields that look a record up choose from. */
export const fieldSources = {
  autor: 'pessoa',
  assinante: 'assinante',
  unidadeOrigem: 'unidade',
  unidadeDetentora: 'unidade',
  tipoDocumento: 'tipoDocumento',
  tipoProcesso: 'tipoProcesso',
  modeloDocumento: 'modeloDocumento',
} as const;
export type LookedUp = keyof typeof fieldSources;

export const isLookedUp = (name: CampoPesquisa): name is LookedUp => name in fieldSources;
