import { defined } from '#schemas/defined.ts';
import type { FluxoDoConteudo } from '#schemas/shapes/fluxo.ts';
import { casos, type CasoMundo } from './casos.ts';
import { fluxos } from './fluxos.ts';
import { conversar } from './load-desenhistas.ts';
import type { Mundo } from './mundo.ts';

interface Acontecimento {
  readonly em: Date;
  readonly faz: () => Promise<void>;
}

/** Publishes the flows and runs what goes by them, in the order of time: a case goes by the version of its day. */
export const loadFluxos = async (mundo: Mundo): Promise<void> => {
  const fluxoIds = new Map<string, number>();
  const acontecimentos = [...publicacoes(mundo, fluxoIds), ...casos.flatMap((caso) => historia(mundo, caso))];
  for (const { faz } of acontecimentos.sort((a, b) => a.em.getTime() - b.em.getTime())) await faz();
  await conversar(mundo, fluxoIds);
};

const publicacoes = ({ target, relogio, quem, id }: Mundo, fluxoIds: Map<string, number>): Acontecimento[] =>
  fluxos.flatMap(({ codigo, nome, descricao, tipoProcesso, versoes }) => {
    let fluxoId = 0;
    return versoes.map(({ em, xml }, anteriores) => ({
      em: relogio.instante(em),
      faz: async () => {
        const admin = quem('admin', em, codigo);
        if (anteriores === 0) {
          const criado = await target.call<{ id: number }>(admin, 'POST', 'fluxo', {
            codigo,
            nome,
            descricao,
          });
          fluxoId = criado.id;
          fluxoIds.set(codigo, criado.id);
        }
        const { revisao } = await target.call<{ revisao: number }>(admin, 'PUT', `fluxo/${fluxoId}/desenho`, {
          xml,
          revisao: anteriores,
        });
        await target.call(admin, 'POST', `fluxo/${fluxoId}/publicar`, { revisao });
        if (anteriores > 0) return;
        const tipoId = id('tipo-processo', tipoProcesso);
        const tipo = await target.call<object>(admin, 'GET', `tipo-processo/${tipoId}`);
        // the record is of the day of the load, as those of all registers
        const hoje = { ...admin, em: relogio.agora };
        await target.call(hoje, 'PUT', `tipo-processo/${tipoId}`, { ...tipo, fluxoIniciado: fluxoId });
      },
    }));
  });

const historia = (
  mundo: Mundo,
  { chave, tipo, assunto, em, quem: autor, passos }: CasoMundo,
): Acontecimento[] => {
  const { target, relogio, quem, id } = mundo;
  let processoId = 0;
  const abre: Acontecimento = {
    em: relogio.instante(em),
    faz: async () => {
      const contexto = quem(autor, em, chave);
      processoId = await target.agirEmProcesso({
        ...contexto,
        processoId,
        feito: {
          ato: 'abrir',
          tipoProcessoId: id('tipo-processo', tipo),
          dados: { assunto: relogio.situar(assunto) },
        },
      });
      await target.andarFluxos(contexto.em);
    },
  };
  return [
    abre,
    ...passos.map(({ em: quando, quem: login, atividade, assumir, decisao, motivo, respostas }) => ({
      em: relogio.instante(quando),
      faz: async () => {
        const contexto = quem(login, quando, chave);
        const { abertas } = await target.call<FluxoDoConteudo>(
          contexto,
          'GET',
          `fluxo-conteudo/${processoId}`,
        );
        const aberta = abertas.find(({ nome }) => nome === atividade);
        if (!aberta) throw new Error(`${chave}: ${atividade} não está aberta`);
        const ato = assumir ? 'assumir' : 'concluir';
        const dito = defined({
          decisao,
          motivo,
          respostas:
            respostas &&
            Object.fromEntries(
              Object.entries(respostas).map(([campo, valor]) => [
                campo,
                typeof valor === 'string' ? relogio.situar(valor) : valor,
              ]),
            ),
        });
        await target.call(contexto, 'POST', `fluxo-atividade/${aberta.id}/${ato}`, assumir ? {} : dito);
        await target.andarFluxos(contexto.em);
      },
    })),
  ];
};
