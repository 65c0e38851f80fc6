import type { Relatorio } from '#schemas/shapes/relatorio.ts';
import type { RelatorioMontado } from '#schemas/shapes/relatorio-montado.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import { reportKind } from '#schemas/relatorios.ts';
import { builtText, measureText } from '#schemas/report-numbers.ts';
import { writtenDay } from '#schemas/written-day.ts';
import type { MailText } from '#server/instalacao/correio/index.ts';

/** Lines that a mail brings; the report has all of them. */
const most = 15;

/** A report as one person has it counted. */
export interface Counted {
  readonly nome: string;
  /** Where it is read, without the base path. */
  readonly rota: string;
  readonly inicio: string;
  readonly fim: string;
  readonly lidos: number;
  /** Its numbers in words, a line each; absent where a mail does not bring them. */
  readonly linhas: readonly string[] | undefined;
}

interface ReportMail extends Counted {
  /** Who sends it, where that is not who receives it. */
  readonly dono: string | undefined;
  readonly endereco: string;
}

const lineOf = (rotulo: string, values: readonly (readonly [string, string])[]): string => {
  const [only] = values;
  const said = values.length === 1 && only ? only[1] : values.map((each) => each.join(' ')).join(', ');
  return mensagem('relatorios.correio.linha', { rotulo, valores: said });
};

export const fixedLines = ({ nome, linhas }: Relatorio): readonly string[] => {
  const names = reportKind(nome).medidas.map((one) => mensagem(`relatorios.medidas.${one}` as MessageKey));
  return linhas.map(({ rotulo, valores }) =>
    lineOf(
      rotulo,
      valores.map((value, at) => [names[at] ?? '', measureText(nome, at, value)]),
    ),
  );
};

export const builtLines = (report: RelatorioMontado): readonly string[] => {
  const write = builtText(report);
  return report.linhas.map(({ rotulo, valores }) =>
    lineOf(
      rotulo,
      valores.map((value, at) => [report.colunas[at] ?? '', write(value)]),
    ),
  );
};

/** What the mail of a report says: the numbers of who receives it, and the way to it. */
export const reportMailText = (mail: ReportMail): MailText => {
  const { nome, rota, lidos, linhas, dono, endereco } = mail;
  const days = { inicio: writtenDay(mail.inicio), fim: writtenDay(mail.fim) };
  const count = String(lidos);
  return {
    assunto: mensagem('relatorios.correio.assunto', { nome }),
    texto: [
      [
        mensagem('relatorios.correio.abertura', { nome, ...days }),
        mensagem(`relatorios.correio.lidos_${lidos === 1 ? 'one' : 'other'}`, { count }),
      ].join('\n'),
      linhas === undefined ? mensagem('relatorios.correio.soma') : numbers(linhas),
      mensagem('aviso.abrir', { endereco: endereco + rota }),
      mensagem(`relatorios.correio.${dono === undefined ? 'rodapeProprio' : 'rodape'}`, {
        dono: dono ?? '',
        endereco: `${endereco}principal/relatorios`,
      }),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  };
};

const numbers = (linhas: readonly string[]): string =>
  [
    ...linhas.slice(0, most),
    ...(linhas.length > most ? [mensagem('relatorios.correio.mais', { total: linhas.length - most })] : []),
  ].join('\n');
