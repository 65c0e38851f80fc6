import { sql } from 'kysely';
import type { CaixaContadores } from '#schemas/shapes/caixa.ts';
import type { Painel } from '#schemas/shapes/painel.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Caller, TestApp } from '#tests/setup/app.ts';

/** What must hold of everything, whatever was done: each query answers the rows where it does not. */
const broken = {
  'em trâmite é um só envio a receber, e o dele': sql`
    select c.id from conteudo c
    where (select coalesce(array_agg(t.id), '{}') from tramite t
      where t.conteudo_id = c.id and t.especie = 'ENCARGO' and t.situacao = 'NAO_RECEBIDO')
      is distinct from array_remove(array[c.transito_id], null)`,
  'quem tem aberto atua na unidade que o detém ou colabora na minuta, e nada em trâmite está aberto': sql`
    select c.id from conteudo c where c.check_in_usuario_id is not null and c.excluido_em is null
      and (c.transito_id is not null or not exists (select from registro.usuario_unidades x
        where x.registro_id = c.check_in_usuario_id and x.unidade = c.detentor_unidade_id)
        and not exists (select from conteudo_acesso g where g.conteudo_id = c.id and c.fase = 0
          and g.usuario_id = c.check_in_usuario_id and g.motivo = 'colaborador'))`,
  'quem detém atua na unidade que detém': sql`
    select c.id from conteudo c where c.detentor_usuario_id is not null
      and not exists (select from registro.usuario_unidades x
        where x.registro_id = c.detentor_usuario_id and x.unidade = c.detentor_unidade_id)`,
  'cada número é de um só, e todo concluído tem o seu': sql`
    select c.id from conteudo c where c.tipo in (${sql.lit(tipoConteudo.documento)}, ${sql.lit(tipoConteudo.processo)},
      ${sql.lit(tipoConteudo.arquivoDigital)}) and
      ((c.fase = 1 and c.numero is null) or exists (select from conteudo o
        where o.id <> c.id and o.numero = c.numero and o.organizacao_id = c.organizacao_id and o.tipo = c.tipo))`,
  'os números de cada contador vão do primeiro ao último sem falta': sql`
    select k.chave from registro.numeracao k
    join documento d on k.chave = 'documento:' || d.tipo_documento_id || ':'
      || (select c.unidade_id from conteudo c where c.id = d.id)
    join documento_versao v on v.documento_id = d.id and (v.automaticos ->> 'ano')::integer = k.ano
    group by k.chave, k.ano, k.ultimo
    having max((v.automaticos ->> 'numero')::integer) <> k.ultimo
      or count(distinct v.automaticos ->> 'numero') <> 1 + k.ultimo - min((v.automaticos ->> 'numero')::integer)`,
  'o que se conta das assinaturas é o que há na versão atual': sql`
    select c.id from conteudo c join documento d on d.id = c.id where c.fase = 1 and
      (c.assinaturas_feitas, c.assinaturas_total) <> (select
        count(*) filter (where s.situacao = 'ASSINADO')::smallint, count(*)::smallint from documento_assinante s
        where s.documento_id = c.id and s.versao = d.versao_atual and s.situacao <> 'CANCELADO')`,
  'uma só versão vale, e é a atual': sql`
    select d.id from documento d join conteudo c on c.id = d.id where not exists (
      select from documento_versao v where v.documento_id = d.id and v.numero = d.versao_atual
        and v.situacao = case c.fase when 0 then 'MINUTA' else 'CONCLUIDA' end)
      or exists (select from documento_versao v where v.documento_id = d.id and v.numero <> d.versao_atual
        and v.situacao <> 'SUPERADA')`,
  'nada publicado é minuta, restrito, secreto ou impublicável': sql`
    select c.id from conteudo c where c.publicado_em is not null
      and (c.fase = 0 or c.nivel_acesso <> 'PUBLICO' or c.sigilo > 0 or c.impublicavel)`,
  'só sai do alcance o que duas pessoas, que não pediram, aprovaram': sql`
    select c.id from conteudo c where c.excluido_em is not null and c.concluido_em is not null and not exists (
      select from exclusao x where x.conteudo_id = c.id and x.situacao = 'CONFIRMADA'
        and x.chefia_por <> x.gestao_por and x.pedida_por not in (x.chefia_por, x.gestao_por))`,
  'só minutas têm colaboradores': sql`
    select c.id from conteudo c join conteudo_acesso g on g.conteudo_id = c.id
    where g.motivo = 'colaborador' and c.fase <> 0`,
  'o que anda com um processo está nas mãos em que ele está, e não anda sozinho': sql`
    select c.id from conteudo c join conteudo p on p.id = c.anda_com_id
    where (c.detentor_unidade_id, c.detentor_usuario_id) is distinct from (p.detentor_unidade_id, p.detentor_usuario_id)
      or c.transito_id is not null`,
  'cada peça é de um só processo, e anda com ele': sql`
    select c.id from conteudo c left join peca x on x.conteudo_id = c.id and x.saida_em is null
    where c.tipo <> ${sql.lit(tipoConteudo.processo)} and x.processo_id is distinct from c.anda_com_id
      and not exists (select from lote l where l.id = c.anda_com_id)`,
  'o que está em um lote anda com ele, e só isso anda com ele': sql`
    select c.id from conteudo c left join lote l on l.id = c.anda_com_id
      left join lote_item i on i.conteudo_id = c.id and i.situacao = 'INCLUIDO'
    where i.lote_id is distinct from l.id`,
  'os números dos lotes são seguidos, um de cada': sql`
    select c.organizacao_id from conteudo c where c.tipo = ${sql.lit(tipoConteudo.lote)} group by c.organizacao_id
    having count(distinct c.numero) <> count(*)
      or count(*) <> (select k.ultimo from registro.numeracao k where k.chave = 'lote:' || c.organizacao_id)`,
  'o que saiu de um lote deixou o rastro: por quem, e no histórico do que saiu': sql`
    select i.conteudo_id from lote_item i where i.situacao <> 'INCLUIDO' and not exists (select from evento e
      where e.conteudo_id = i.conteudo_id and (e.dados ->> 'lote')::bigint = i.lote_id and e.ato in
        ('ficouDoLote', 'retiradoDoLote', 'recebidoNoLote', 'recusadoNoLote'))`,
  'os números das peças são seguidos, também os do que saiu': sql`
    select x.processo_id from peca x group by x.processo_id, x.reservada having max(x.ordem) <> count(*)`,
  'o que saiu de um processo deixou o rastro: quem, por quê, e no histórico da peça': sql`
    select x.id from peca x where x.saida_em is not null and (x.saida_por is null or x.motivo = '')
    union all select x.conteudo_id from peca x where x.saida_em is not null group by x.conteudo_id
      having count(*) > (select count(*) from evento e where e.conteudo_id = x.conteudo_id
        and e.ato in ('desentranhado', 'saiuDeProcesso'))`,
  'nenhuma peça é mais aberta que o seu processo': sql`
    select c.id from conteudo c join conteudo p on p.id = c.anda_com_id and c.tipo <> p.tipo
      and p.tipo = ${sql.lit(tipoConteudo.processo)}
    where c.sigilo < p.sigilo or mais_fechado(c.nivel_acesso, p.nivel_acesso) <> c.nivel_acesso`,
  'em um volume encerrado nada entra': sql`
    select v.processo_id from processo_volume v join peca x on x.processo_id = v.processo_id and x.volume = v.numero
      and not x.reservada where x.juntada_em > v.fechado_em`,
  'o que está em um arquivo entrou nele por um envio ainda aberto, e só isso': sql`
    select c.id from conteudo c where c.anda_com_id is null and (c.estado in (2, 3, 4)) is distinct from exists (
      select from arquivamento a where a.conteudo_id = c.id and a.saida is null)
    union all select c.id from conteudo c where (c.arquivado_em is not null) is distinct from (c.estado in (3, 4))
      and not (c.estado = 8 and c.anda_com_id is not null)`,
  'o que está em consulta foi concedido a alguém, e só isso': sql`
    select c.id from conteudo c where c.anda_com_id is null and (c.estado = 4) is distinct from exists (
      select from arquivo_pedido p where p.conteudo_id = c.id and p.situacao = 'CONCEDIDO')`,
  'o que anda com um processo está no estado dele enquanto ele está no arquivo': sql`
    select c.id from conteudo c join conteudo p on p.id = c.anda_com_id and p.tipo = 1
    where c.estado <> 8 and (p.estado in (2, 3, 4) or c.estado in (2, 3, 4)) and c.estado <> p.estado`,
  'os eventos de cada um se contam sem falta': sql`
    select e.cadeia from evento e where e.cadeia like 'conteudo:%' group by e.cadeia
      having max(e.seq) <> count(*)`,
} as const;

/** What does not hold, by its name. */
export const brokenInvariants = async ({ platform }: TestApp): Promise<string[]> => {
  const found: string[] = [];
  for (const [name, query] of Object.entries(broken)) {
    const { rows } = await query.execute(platform.connection.db);
    if (rows.length > 0) found.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return found;
};

const counted = {
  meus: 'meus',
  unidade: 'unidade',
  receber: 'receber',
  acompanhar: 'acompanhar',
  conhecimento: 'conhecimento',
} as const satisfies Record<string, keyof CaixaContadores>;

/** A counter goes no further than this, however long the list. */
const countersEnd = 1000;

/** Where a content is read, by its kind. */
export const consultPath = (tipo: number, id: number): string => {
  if (tipo === tipoConteudo.processo) return `processo/${id}`;
  if (tipo === tipoConteudo.lote) return `lote/${id}`;
  return tipo === tipoConteudo.arquivoDigital ? `documento/protocolo/${id}` : `documento/${id}/0`;
};

/** Counters of a person that are not the lengths of their lists, and rows of lists that they may not open. */
export const wrongLists = async (caller: Caller): Promise<string[]> => {
  const wrong: string[] = [];
  const { payload: counters } = await caller.get<CaixaContadores>('caixa-central/contadores');
  const totals = new Map<string, number>();
  for (const [aba, counter] of Object.entries(counted)) {
    const { payload } = await caller.get<{ total: number; itens: readonly { id: number; tipo: number }[] }>(
      `caixa-central?aba=${aba}&pageSize=5`,
    );
    totals.set(aba, payload.total);
    if (Math.min(payload.total, countersEnd) !== counters[counter])
      wrong.push(`${aba}: ${payload.total} e ${counters[counter]}`);
    for (const { id, tipo } of payload.itens) {
      if ((await caller.get(consultPath(tipo, id))).status !== 200) wrong.push(`${aba}: não abre ${id}`);
    }
  }
  return [...wrong, ...(await wrongBlocks(caller, totals))];
};

/** Blocks of the usual home over an inbox, and its shortcuts, that do not count what their lists have. */
const wrongBlocks = async (caller: Caller, totals: ReadonlyMap<string, number>): Promise<string[]> => {
  const { blocos } = (await caller.get<Painel>('painel')).payload;
  const blockOf = (name: string) => blocos.find(({ id }) => id === name);
  const shortcuts = blockOf('atalhos')?.contadores;
  const said = [
    ['receber', blockOf('aReceber')?.total],
    ['meus', blockOf('comigo')?.total],
    ...(['receber', 'meus', 'unidade', 'conhecimento'] as const).map(
      (aba) => [aba, shortcuts?.[aba]] as const,
    ),
  ] as const;
  return said.flatMap(([aba, total]) =>
    total === totals.get(aba) ? [] : [`início, ${aba}: ${total} e ${totals.get(aba)}`],
  );
};
