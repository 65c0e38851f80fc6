import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import type { Tramite } from '#schemas/shapes/tramite.ts';
import { AppError } from '#schemas/app-error.ts';
import { legalZone } from '#schemas/legal-zone.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import type { PdfEntrada } from '#server/ferramentas/pdf/index.ts';
import { paperOfUnit } from '#server/conteudo/papel/index.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { linha } from './corpo.ts';

/** What a paper about forwardings says of the content. */
interface Subject {
  readonly id: number;
  readonly numero: string | null;
  readonly assunto: string;
  readonly sigilo: number;
  /** Of its type, where it has one. */
  readonly tipo: string | null;
  /** `Conteudo.tipo`. */
  readonly especie: number;
  readonly interessados: string | null;
}

/** The content, to who may see it; to the others it is not there. */
export const readSubject = async (ctx: Ctx, id: number): Promise<Subject> => {
  await requireVisible(ctx, id);
  const { rows } = await sql<Subject>`
    select c.id, c.numero, c.assunto, c.sigilo, c.tipo as especie, td.nome as tipo,
      (select string_agg(i.nome, ', ' order by ci.ordem) from conteudo_interessado ci
        join registro.interessado i on i.id = ci.interessado_id where ci.conteudo_id = c.id) as interessados
    from conteudo c
    left join documento d on d.id = c.id
    left join registro.tipo_documento td on td.id = d.tipo_documento_id
    where c.id = ${id} and ${visibleContent(ctx.sessao)}`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new AppError('naoEncontrado');
  return row;
};

/** How people call it: its number or, while it has none, its type. */
export const nameOf = ({ numero, tipo, id }: Subject): string =>
  numero ?? mensagem('documento.papel.minuta', { tipo: tipo ?? String(id) });

/** The kind of a content, as the name of what a paper tells of. */
export const kindName = (tipo: number): string => mensagem(`pesquisa.especies.${tipo}` as MessageKey);

interface Paper extends Pick<PdfEntrada, 'desenhos'> {
  readonly titulo: string;
  readonly nome: string;
  readonly corpo: CorpoDoc['content'];
}

/** A paper of the unit of who asks, about a content, with who made it and when at the end. */
export const print = async (ctx: Ctx, subject: Subject, paper: Paper): Promise<FileAnswer> => {
  const made = mensagem('documento.papel.emitido', {
    quem: actingName(ctx.sessao),
    unidade: ctx.sessao.unidadeSigla,
    quando: instant(ctx.agora.toISOString()),
  });
  return paperOfUnit(ctx, {
    titulo: `${paper.titulo} - ${nameOf(subject)}`,
    sigilo: subject.sigilo,
    corpo: [...paper.corpo, linha(made)],
    nome: paper.nome,
    desenhos: paper.desenhos,
    ...defined({ numero: subject.numero || undefined }),
  });
};

/** A moment as papers write it: `18/11/2026 09:05:00`. */
export const instant = (iso: string): string =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: legalZone(), dateStyle: 'short', timeStyle: 'medium' })
    .format(new Date(iso))
    .replace(', ', ' ');

/** What a forwarding asks as reply, or that it came. */
export const replyOf = ({
  pedeResposta = false,
  prazoResposta,
  respondidaEm,
}: Pick<Tramite, 'pedeResposta' | 'prazoResposta' | 'respondidaEm'>): string | undefined => {
  if (!pedeResposta) return undefined;
  if (respondidaEm) return mensagem('documento.papel.respondido', { quando: instant(respondidaEm) });
  return prazoResposta
    ? mensagem('documento.papel.responderAte', { dia: writtenDay(prazoResposta) })
    : mensagem('documento.papel.comResposta');
};
