import { sql } from 'kysely';
import type { Valores } from '#schemas/shapes/propriedade.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { givenProtocol } from '#server/conteudo/numeracao/index.ts';
import { bearsNumberOf, getsProtocol, yearOf, type GivenNumber } from './given-number.ts';
import { display } from '#schemas/formats.ts';
import { signerPerson } from '#server/conteudo/atos/index.ts';
import { degreeName } from '#server/conteudo/papel/index.ts';

interface Facts {
  /** The number of the process that it is made in. */
  readonly processo: string | null;
  /** The protocol number that it has, or bears. */
  readonly protocolo: string | null;
  readonly geraProtocolo: boolean;
  readonly organizacao: string;
  readonly unidade: string;
  readonly unidadeSigla: string;
  readonly endereco: string | null;
  readonly cidade: string | null;
  readonly estado: string | null;
  readonly assunto: string;
  readonly sigilo: number;
  readonly nivelAcesso: string;
  readonly sigiloNome: string | null;
  readonly classe: string | null;
  readonly interessados: {
    nome: string;
    documento: string | null;
    email: string | null;
    telefone: string | null;
  }[];
  readonly destinos: { unidade: string; pessoa: string | null; cargo: string | null }[];
  readonly assinantes: { marcador: string; nome: string; cargo: string | null }[];
}

const niveis: Readonly<Record<string, string>> = {
  PUBLICO: 'Público',
  RESTRITO: 'Restrito',
  SIGILOSO: 'Sigiloso',
};

/** What the system knows now of a document, by the key of the marker that shows it. */
export const automaticValues = async (ctx: Ctx, id: number, given?: GivenNumber): Promise<Valores> => {
  const { agora: when } = ctx;
  const { timeZone } = ctx.ports.config;
  const facts = await readFacts(ctx, id);
  const destino = facts.destinos[0];
  const interessado = facts.interessados[0];
  const empty = mensagem('documento.vazio.numero');
  const values: Record<string, string | null | undefined> = {
    organizacao: facts.organizacao,
    unidade: facts.unidade,
    sigla_unidade: facts.unidadeSigla,
    endereco_unidade: facts.endereco,
    local: facts.cidade,
    data_extenso: new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone }).format(when),
    numero: given ? String(given.sequencia) : empty,
    ano: given ? String(given.ano) : yearOf(when, timeZone),
    numero_processo: facts.processo,
    numero_protocolo: given?.protocolo ?? facts.protocolo ?? (facts.geraProtocolo ? empty : null),
    assunto: facts.assunto,
    codigo_classificacao: facts.classe,
    nivel_acesso: niveis[facts.nivelAcesso],
    grau_sigilo: facts.sigiloNome ?? degreeName(facts.sigilo),
    interessado_nome: facts.interessados.map(({ nome }) => nome).join(', '),
    interessado_documento: interessado?.documento ? display('cpf-cnpj', interessado.documento) : null,
    interessado_contato: [
      interessado?.email,
      interessado?.telefone && display('telefone', interessado.telefone),
    ]
      .filter(Boolean)
      .join(' · '),
    destinatario_nome: destino?.pessoa ?? destino?.unidade,
    destinatario_cargo: destino?.cargo,
    destinatario_orgao: destino?.unidade,
    destinatario_tratamento: destino ? 'A Sua Senhoria' : null,
    destino_unidade: destino?.unidade,
    destinatarios: facts.destinos
      .map(({ pessoa, unidade }) => (pessoa ? `${pessoa}, ${unidade}` : unidade))
      .join('\n'),
    ...signers(facts),
  };
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
};

const signers = ({ assinantes }: Facts): Record<string, string | null> =>
  Object.fromEntries(
    assinantes.flatMap(({ marcador, nome, cargo }) => {
      const place = /^assinatura_(\d+)$/.exec(marcador)?.[1];
      return place
        ? [
            [`assinante_${place}_nome`, nome],
            [`assinante_${place}_cargo`, cargo],
          ]
        : [];
    }),
  );

const readFacts = async ({ db, sessao }: Ctx, id: number): Promise<Facts> => {
  const { rows } = await sql<Facts>`
    select o.nome as organizacao, un.nome as unidade, un.sigla as unidade_sigla, un.endereco,
      coalesce(cu.cidade, co.cidade) as cidade, coalesce(cu.estado, co.estado) as estado,
      c.assunto, c.sigilo, c.nivel_acesso,
      (select p.numero from conteudo p where p.id in (c.anda_com_id, d.vinculado_id)
        and p.tipo = ${sql.lit(tipoConteudo.processo)} order by p.id = c.anda_com_id desc limit 1) as processo,
      (select ${givenProtocol(sessao, bearsNumberOf)} from conteudo k where k.id = c.id) as protocolo,
      ${getsProtocol} as gera_protocolo,
      (select s.descricao from registro.sigilo s where s.grau = c.sigilo order by s.id limit 1) as sigilo_nome,
      (select cl.codigo from registro.assunto cl where cl.id = d.classe_id) as classe,
      coalesce((select jsonb_agg(jsonb_build_object('nome', i.nome, 'documento', coalesce(i.cpf, i.cnpj), 'email', i.email,
          'telefone', i.telefone) order by ci.ordem)
        from conteudo_interessado ci join registro.interessado i on i.id = ci.interessado_id
        where ci.conteudo_id = c.id), '[]') as interessados,
      coalesce((select jsonb_agg(jsonb_build_object('unidade', u2.nome, 'pessoa', p.nome, 'cargo', pc.descricao) order by dd.ordem)
        from documento_destino dd join registro.unidade u2 on u2.id = dd.unidade_id
        left join registro.usuario p on p.id = dd.usuario_id
        left join registro.usuario_unidades pu on pu.registro_id = p.id and pu.unidade = dd.unidade_id
        left join registro.cargo pc on pc.id = pu.cargo
        where dd.documento_id = c.id), '[]') as destinos,
      coalesce((select jsonb_agg(jsonb_build_object('marcador', s.marcador, 'nome', quem.nome,
          'cargo', case when quem.de_fora then ${mensagem('pdf.assinanteDeFora')} else s.cargo end) order by s.ordem)
        from documento_assinante s ${signerPerson('s')}
        where s.documento_id = c.id and s.versao = d.versao_atual and s.situacao <> 'CANCELADO'), '[]') as assinantes
    from conteudo c
    join documento d on d.id = c.id
    join registro.modelo_documento m on m.id = d.modelo_id
    join registro.organizacao_interna o on o.id = c.organizacao_id
    join registro.unidade un on un.id = c.unidade_id
    left join registro.cidade cu on cu.id = un.cidade
    left join registro.cidade co on co.id = o.cidade
    where c.id = ${id}`.execute(db);
  const facts = rows[0];
  if (!facts) throw new Error(`documento ${id} sem dados`);
  return facts;
};
