import { closed, flag, instant, integer, list, oneOf, optional, type Static, text } from './vocabulary.ts';

export type AutoridadesCarga = Static<typeof AutoridadesCarga>;
export const AutoridadesCarga = closed(
  {
    raizes: optional(
      list(
        closed({
          impressao: text({ title: 'SHA-256', pattern: '^[0-9a-f]{64}$' }),
          confianca: oneOf(['RAIZ_ICP', 'RAIZ_OUTRA'], { title: 'Confiança' }),
        }),
        { title: 'Raízes', maxItems: 200 },
      ),
    ),
  },
  {
    description:
      'Carrega o arquivo da parte "arquivo". Uma raiz só entra se estiver aqui, com a confiança que se lhe dá.',
  },
);

export type AutoridadeLida = Static<typeof AutoridadeLida>;
export const AutoridadeLida = closed({
  impressao: text({ description: 'SHA-256 do certificado.' }),
  sujeito: text({ description: 'SHA-256 do nome: o mesmo das listas que ela emite.' }),
  titular: text(),
  emissor: text(),
  raiz: flag({ description: 'Assina a si mesma.' }),
  validoDe: instant(),
  validoAte: instant(),
  vencida: flag(),
  situacao: oneOf(['NOVA', 'CARREGADA', 'JA_ESTA', 'DEIXADA'], {
    description:
      'NOVA: entraria; CARREGADA: entrou; JA_ESTA: a instalação já a tem; DEIXADA: uma raiz a que não se deu confiança.',
  }),
});

export type ListaLida = Static<typeof ListaLida>;
export const ListaLida = closed({
  sujeito: text({ description: 'SHA-256 do nome de quem a emitiu.' }),
  autoridade: text(),
  de: instant(),
  ate: optional(instant()),
  revogados: integer(),
  situacao: oneOf(['NOVA', 'GUARDADA', 'MESMA', 'SEM_AUTORIDADE'], {
    description:
      'NOVA: entraria; GUARDADA: entrou; MESMA: a que está à mão é esta, ou mais nova; SEM_AUTORIDADE: não se tem quem a emitiu.',
  }),
});

export type AutoridadesArquivo = Static<typeof AutoridadesArquivo>;
export const AutoridadesArquivo = closed(
  {
    nome: text(),
    autoridades: list(AutoridadeLida),
    listas: list(ListaLida),
    recusados: list(closed({ nome: text(), motivo: text() })),
  },
  {
    description: 'O que um arquivo tem de autoridades e de listas de revogados, e o que é feito de cada uma.',
  },
);

export type MaterialConfianca = Static<typeof MaterialConfianca>;
export const MaterialConfianca = closed({
  nome: text(),
  validoAte: instant(),
  listaDe: optional(instant()),
  listaAte: optional(instant()),
});
