import { mensagem } from '#schemas/messages/index.ts';
import { writtenDay } from '#schemas/written-day.ts';
import type { MailText } from '#server/instalacao/correio/index.ts';
import type { Waiting } from './what-waits.ts';

/** The parts of a digest, in its order. */
const parts = ['assinar', 'receber', 'conhecimento'] as const;

/** Lines of one part; beyond them only the count is told. */
const most = 15;

interface DigestInput {
  readonly nome: string;
  /** The legal day, `yyyy-MM-dd`. */
  readonly hoje: string;
  readonly waiting: readonly Waiting[];
  /** What a deadline is near until, inclusive; undefined for who wants no word of deadlines. */
  readonly pertoAte: string | undefined;
  /** Which parts the person asked for. */
  readonly asked: ReadonlySet<(typeof parts)[number]>;
  readonly endereco: string;
}

/** What a digest says; nothing where there is nothing to say. */
export const digestText = (input: DigestInput): MailText | undefined => {
  const { waiting, hoje, pertoAte, asked } = input;
  const ending =
    pertoAte === undefined
      ? []
      : waiting.filter(({ tipo, prazo }) => tipo !== 'conhecimento' && prazo !== null && prazo <= pertoAte);
  const sections = [
    section('prazos', ending, hoje),
    ...parts.map((tipo) =>
      section(tipo, asked.has(tipo) ? waiting.filter((each) => each.tipo === tipo) : [], hoje),
    ),
  ].filter((each) => each !== undefined);
  if (sections.length === 0) return undefined;
  const dia = writtenDay(hoje);
  return {
    assunto: mensagem('aviso.resumo.assunto', { dia }),
    texto: [
      mensagem('aviso.resumo.abertura', { nome: input.nome, dia }),
      ...sections,
      mensagem('aviso.abrir', { endereco: input.endereco }),
      mensagem('aviso.resumo.rodape'),
    ].join('\n\n'),
  };
};

const section = (
  which: 'prazos' | (typeof parts)[number],
  items: readonly Waiting[],
  hoje: string,
): string | undefined => {
  if (items.length === 0) return undefined;
  const open = items.filter(({ nome }) => nome !== null);
  const closed = items.length - open.length;
  return [
    mensagem(`aviso.resumo.${which}`, { total: items.length }),
    ...open.slice(0, most).map((item) => line(item, hoje)),
    ...(open.length > most ? [mensagem('aviso.resumo.mais', { total: open.length - most })] : []),
    ...(closed > 0 ? [mensagem('aviso.resumo.restritos', { total: closed })] : []),
  ].join('\n');
};

const line = ({ nome, prazo }: Waiting, hoje: string): string => {
  const named = { nome: nome ?? '' };
  if (prazo === null) return mensagem('aviso.resumo.linha', named);
  return mensagem(prazo < hoje ? 'aviso.resumo.linhaVencida' : 'aviso.resumo.linhaPrazo', {
    ...named,
    dia: writtenDay(prazo),
  });
};
