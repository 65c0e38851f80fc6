import { checkInApi } from '#schemas/api/check-in.ts';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { FormularioDoConteudo, type EspecieDaEdicao } from '#src/conteudo/edicao/FormularioDoConteudo.tsx';
import { call } from '#src/data/call.ts';
import { useAct } from '#src/data/query.ts';
import { Corpo } from './components/Corpo.tsx';
import { campoOfServer, controlId, rascunhoOf, salvarOf, type Rascunho } from './rascunho.ts';
import styles from './ProtocoloEdicao.module.css';

const own = { ownDenial: true } as const;
const kept = { refresh: contentReads, ownError: true } as const;

const protocolo: EspecieDaEdicao<Protocolo, Rascunho> = {
  tipo: tipoConteudo.arquivoDigital,
  chave: 'protocolo-edicao',
  ler: (id, signal) => call(protocoloApi.consultar, { params: { id } }, { ...own, signal }),
  assumir: (id) => call(checkInApi.assumirProtocolo, { body: { id } }, own),
  tipoDe: ({ tipoDocumento }) => tipoDocumento,
  rascunhoOf,
  campoOfServer,
  controlId,
  // who concludes and what the file brings are in no field of the form
  fora: new Set(['autor', 'icpBrasil']),
  palavras: {
    pagina: 'protocoloTela.edicao.pagina',
    falhou: 'protocoloTela.edicao.falhou',
    naoEditavel: 'protocoloTela.edicao.naoEditavel',
    semAssunto: 'protocoloTela.edicao.semAssunto',
    naoSalvo: 'protocoloTela.edicao.naoSalvo',
    tudoSalvo: 'protocoloTela.edicao.tudoSalvo',
    ver: 'protocoloTela.edicao.ver',
    salvar: 'protocoloTela.edicao.salvar',
    salvo: 'protocoloTela.edicao.salvo',
    concluir: 'protocoloTela.edicao.concluir',
    titulo: 'protocoloTela.edicao.concluirTitulo',
    efeito: 'protocoloTela.edicao.concluirEfeito',
    concluido: 'protocoloTela.edicao.concluido',
    falta: 'protocoloTela.edicao.falta',
    irAoCampo: 'protocoloTela.edicao.irAoCampo',
  },
  useChamadas: () => {
    const salvar = useAct(protocoloApi.salvar, kept);
    const concluir = useAct(protocoloApi.concluir, kept);
    return {
      salvar: ({ id, versao }, rascunho) => salvar.act({ body: salvarOf(id, versao, rascunho), files: {} }),
      concluir: ({ id, versao }) => concluir.act({ params: { id }, body: { versao } }),
      saving: salvar.isPending,
      concluding: concluir.isPending,
    };
  },
};

/** A protocol that was not concluded and its form. */
export const ProtocoloEdicao = () => (
  <div className={styles.screen}>
    <FormularioDoConteudo especie={protocolo}>{(parts) => <Corpo {...parts} />}</FormularioDoConteudo>
  </div>
);
