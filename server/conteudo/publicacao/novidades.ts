import { createHash } from 'node:crypto';
import { mensagem } from '#schemas/messages/index.ts';
import type { Publicacao, PublicacoesQuery } from '#schemas/shapes/publicacao.ts';
import { element } from '#schemas/xml/write-xml.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { institutionName, publicAddress } from '#server/instalacao/configuracao/index.ts';
import { listar } from './listar.ts';

/** Entries of a feed at the most: who reads it asks again before so many are published. */
const most = 50;

/** What was published last, as a feed; source: RFC 4287, The Atom Syndication Format. */
export const novidades = async (ctx: PublicCtx, query: PublicacoesQuery): Promise<FileAnswer> => {
  const { itens } = await listar(ctx, { ...query, start: 1, pageSize: most });
  const newest = itens.toSorted((a, b) => b.publicadoEm.localeCompare(a.publicadoEm));
  const address = await publicAddress(ctx.db, ctx.ports.config);
  const self = feedAddress(address, query);
  const text = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">',
    element('id', self),
    element(
      'title',
      mensagem('publicacoes.novidades.titulo', { instituicao: await institutionName(ctx.db) }),
    ),
    // an empty feed was never updated: the beginning of time changes at no reading
    element('updated', newest[0]?.publicadoEm ?? new Date(0).toISOString()),
    element('link', '', { rel: 'self', type: 'application/atom+xml', href: self }),
    element('link', '', { rel: 'alternate', type: 'text/html', href: `${address}publicacoes` }),
    ...newest.map((publicacao) => entry(publicacao, address)),
    '</feed>',
    '',
  ].join('\n');
  return {
    content: Buffer.from(text),
    type: 'application/atom+xml; charset=utf-8',
    name: 'publicacoes.atom',
    etag: createHash('sha256').update(text).digest('base64url'),
  };
};

const feedAddress = (
  address: string,
  { q, tipo, tipoProcesso, organizacao, de, ate }: PublicacoesQuery,
): string => {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries({ q, tipo, tipoProcesso, organizacao, de, ate }))
    if (value !== undefined) asked.set(name, String(value));
  const query = asked.toString();
  return `${address}ws/api/publicacoes/novidades${query === '' ? '' : `?${query}`}`;
};

const entry = (publicacao: Publicacao, address: string): string => {
  const { especie, codigo, numero, assunto, tipo, organizacao, unidade, publicadoEm } = publicacao;
  const page = `${address}${especie === 'PROCESSO' ? 'publicacoes' : 'verificar'}/${codigo}`;
  return element('entry', [
    element('id', page),
    element('title', `${numero}: ${assunto}`),
    element('updated', publicadoEm),
    element('published', publicadoEm),
    element('author', [element('name', `${organizacao}, ${unidade}`)]),
    element('category', '', { term: tipo }),
    element('link', '', { rel: 'alternate', type: 'text/html', href: page }),
    element('summary', assunto),
  ]);
};
