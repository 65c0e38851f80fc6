import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { defined } from '#schemas/defined.ts';
import { cpfCnpj } from '#schemas/formats/cpf-cnpj.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { DadosPessoais, ItemDadosPessoais } from '#schemas/shapes/dossie.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { kindJoins, nameOfKind } from '#server/conteudo/especies/index.ts';
import { paperOfUnit } from '#server/conteudo/papel/index.ts';
import { ficha, instant, linha, tabela, titulo } from '#server/conteudo/tramite/index.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { classColumn, retentionOf, type Classe } from './retention.ts';

interface Row extends Omit<ItemDadosPessoais, 'classe' | 'guarda' | 'hipoteseLegal'> {
  readonly classe: Classe | null;
  readonly hipoteseLegal: string | null;
}

/** As many contents as one report tells. */
const most = 1000;

/**
 * All that is kept of one person, as far as who asks reaches it: where they are interested, the dossiers about them, and the
 * pieces of these that were marked as having personal data. Each with why it is there, and on what ground of the law.
 */
export const dadosPessoais = async (ctx: Ctx, id: number): Promise<DadosPessoais> => {
  const { db, sessao } = ctx;
  const pessoa = await readPerson(ctx, id);
  const { rows } = await sql<Row>`
    with dela as (select ds.id, t.base_legal from conteudo_interessado ci join dossie ds on ds.id = ci.conteudo_id
        join registro.tipo_dossie t on t.id = ds.tipo_dossie_id join conteudo c on c.id = ds.id
        where ci.interessado_id = ${id} and ${visibleContent(sessao)}),
      achado as (
        select ci.conteudo_id as id, case when exists (select from dela where dela.id = ci.conteudo_id) then 'DOSSIE' else 'INTERESSADO' end as porque,
          (select dela.base_legal from dela where dela.id = ci.conteudo_id) as fundamento
          from conteudo_interessado ci where ci.interessado_id = ${id}
        union all
        select p.conteudo_id, 'PECA', dela.base_legal from dossie_peca p join dela on dela.id = p.dossie_id
          where p.dados_pessoais and p.saida_em is null),
      cada as (select a.id, array_agg(distinct a.porque) as porque, array_remove(array_agg(distinct a.fundamento), null) as fundamentos
        from achado a group by a.id)
    select c.id, c.tipo, coalesce(c.numero, td.nome, tp.nome, '') as rotulo, c.assunto, hu.sigla as unidade, cada.porque, cada.fundamentos,
      c.hipotese_legal, ${classColumn} as classe
    from cada join conteudo c on c.id = cada.id ${kindJoins}
    left join dossie ds on ds.id = c.id
    join registro.unidade hu on hu.id = c.detentor_unidade_id
    left join registro.assunto cl on cl.id = coalesce(d.classe_id, pr.classe_id, ds.classe_id)
    where ${visibleContent(sessao)} order by c.id desc limit ${most + 1}`.execute(db);
  return {
    pessoa,
    haMais: rows.length > most,
    itens: rows.slice(0, most).map(({ classe, hipoteseLegal, ...row }) => ({
      ...row,
      ...defined({
        classe: classe?.nome,
        guarda: classe ? retentionOf(classe) : undefined,
        hipoteseLegal: hipoteseLegal ?? undefined,
      }),
    })),
  };
};

/** Of the person, what the register keeps. */
const kept = ['cpf', 'cnpj', 'email', 'telefone', 'endereco'] as const;

interface PersonRow extends Omit<DadosPessoais['pessoa'], 'cadastro' | 'documento'> {
  readonly documento: string | null;
  readonly campos: Readonly<Record<(typeof kept)[number], boolean>>;
}

/** The person as the register has them, and which of their data it keeps; never the data. */
const readPerson = async ({ db }: Ctx, id: number): Promise<DadosPessoais['pessoa']> => {
  const { rows } = await sql<PersonRow>`
    select i.id, i.nome, coalesce(i.cpf, i.cnpj) as documento,
      jsonb_build_object('cpf', i.cpf is not null, 'cnpj', i.cnpj is not null, 'email', i.email is not null,
        'telefone', i.telefone is not null, 'endereco', i.endereco is not null) as campos,
      exists (select from registro.usuario_externo e where e.interessado = i.id or e.documento in (i.cpf, i.cnpj)) as conta_externa,
      exists (select from registro.usuario u where u.cpf = i.cpf) as conta_interna
    from registro.interessado i where i.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('naoEncontrado');
  const { campos, documento, ...person } = row;
  return {
    ...person,
    cadastro: kept.filter((key) => campos[key]),
    ...defined({ documento: documento ?? undefined }),
  };
};

/** The same report on paper, to be handed to the person. */
export const dadosPessoaisPdf = async (ctx: Ctx, id: number): Promise<FileAnswer> => {
  const { pessoa, itens, haMais } = await dadosPessoais(ctx, id);
  const title = mensagem('dossie.dados.titulo');
  const { nome } = pessoa;
  return paperOfUnit(ctx, {
    titulo: title,
    sigilo: 0,
    numero: nome,
    nome: 'dados-pessoais.pdf',
    corpo: [
      titulo(title),
      ficha([
        [mensagem('dossie.dados.pessoa'), nome],
        [mensagem('dossie.dados.documento'), pessoa.documento && cpfCnpj.display(pessoa.documento)],
        [
          mensagem('dossie.dados.cadastro'),
          pessoa.cadastro.map((campo) => mensagem(`dossie.dados.campos.${campo}`)).join(', '),
        ],
        [
          mensagem('dossie.dados.contas'),
          [
            pessoa.contaExterna && mensagem('dossie.dados.contaExterna'),
            pessoa.contaInterna && mensagem('dossie.dados.contaInterna'),
          ]
            .filter(Boolean)
            .join(', '),
        ],
        [mensagem('dossie.dados.conteudos'), String(itens.length)],
      ]),
      tabela(
        [
          mensagem('dossie.dados.conteudo'),
          mensagem('documento.papel.assunto'),
          mensagem('dossie.dados.porque'),
          mensagem('dossie.dados.fundamento'),
          mensagem('dossie.dados.guarda'),
        ],
        itens.map((item) => [
          [item.rotulo, nameOfKind(item.tipo), item.unidade],
          [item.assunto],
          item.porque.map((why) => mensagem(`dossie.dados.razoes.${why}`)),
          groundsOf(item),
          [item.classe, item.guarda],
        ]),
      ),
      ...(haMais ? [linha(mensagem('dossie.dados.haMais', { n: most }))] : []),
      linha(mensagem('dossie.dados.alcance')),
      linha(
        mensagem('documento.papel.emitido', {
          quem: actingName(ctx.sessao),
          unidade: ctx.sessao.unidadeSigla,
          quando: instant(ctx.agora.toISOString()),
        }),
      ),
    ],
  });
};

const groundsOf = ({ fundamentos, hipoteseLegal }: ItemDadosPessoais): (string | undefined)[] => {
  const said = [...fundamentos, hipoteseLegal].filter(Boolean);
  return said.length > 0 ? said : [mensagem('dossie.dados.semFundamento')];
};
