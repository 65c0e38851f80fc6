import { Pessoa } from './conteudo.ts';
import {
  closed,
  decimal,
  flag,
  instant,
  list,
  oneOf,
  optional,
  positive,
  type Static,
  text,
} from './vocabulary.ts';

const parte = (title: string) => decimal({ title, minimum: 0, maximum: 1 });

export type LugarNaPagina = Static<typeof LugarNaPagina>;
export const LugarNaPagina = closed(
  {
    pagina: positive({ title: 'Página', maximum: 10_000 }),
    x: parte('Esquerda'),
    y: parte('Topo'),
    largura: parte('Largura'),
    altura: parte('Altura'),
  },
  { description: 'Em partes da página como se mostra, a partir do alto, à esquerda.' },
);

export type DadoPessoal = Static<typeof DadoPessoal>;
export const DadoPessoal = oneOf(['CPF', 'EMAIL', 'TELEFONE', 'NOME', 'TEXTO'], {
  description: 'TEXTO: o que a pessoa procurou.',
});

export type Achado = Static<typeof AchadoNaPagina>;
export const AchadoNaPagina = closed({
  especie: DadoPessoal,
  texto: text(),
  lugares: list(LugarNaPagina, { description: 'Um por linha que ocupa.' }),
});

export type ConteudoATarjar = Static<typeof ConteudoATarjar>;
export const ConteudoATarjar = closed({
  id: positive(),
  tipo: positive(),
  numero: text(),
  sha256: text({ description: 'Do arquivo sobre o qual se marca.' }),
  paginas: positive(),
  semTexto: flag({ description: 'As páginas são imagens: nelas só se marca à mão.' }),
  achados: list(AchadoNaPagina),
});

export type TarjaProcurar = Static<typeof TarjaProcurar>;
export const TarjaProcurar = closed({ texto: text({ title: 'Texto', minLength: 2, maxLength: 200 }) });

export type CopiaTarjadaIncluir = Static<typeof CopiaTarjadaIncluir>;
export const CopiaTarjadaIncluir = closed({
  sha256: text({ pattern: '^[0-9a-f]{64}$' }),
  marcas: list(LugarNaPagina, { title: 'Tarjas', minItems: 1, maxItems: 5_000 }),
  fundamento: text({
    title: 'Fundamento',
    description: 'A norma pela qual o que se cobre não se dá a conhecer.',
    minLength: 1,
    maxLength: 300,
    pattern: '\\S',
  }),
  motivo: text({ title: 'Motivo', minLength: 1, maxLength: 1000, pattern: '\\S' }),
});

export type CopiaTarjada = Static<typeof CopiaTarjada>;
export const CopiaTarjada = closed({
  sha256: text(),
  versao: positive(),
  feitaEm: instant(),
  por: Pessoa,
  porQuem: optional(text({ description: 'Quem a fez no lugar dessa pessoa.' })),
  fundamento: text(),
  motivo: text(),
  tarjas: positive(),
  tamanho: positive(),
});
