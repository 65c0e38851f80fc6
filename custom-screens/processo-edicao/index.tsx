import { checkInApi } from '#schemas/api/check-in.ts';
import { processoApi } from '#schemas/api/processo.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { FormularioDoConteudo, type EspecieDaEdicao } from '#src/conteudo/edicao/FormularioDoConteudo.tsx';
import { call } from '#src/data/call.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { ProcessoFields } from './ProcessoFields.tsx';
import { campoOfServer, controlId, rascunhoOf, salvarOf, type Rascunho } from './rascunho.ts';
import styles from './ProcessoEdicao.module.css';

const own = { ownDenial: true } as const;
const kept = { refresh: contentReads, ownError: true } as const;

const processo: EspecieDaEdicao<Processo, Rascunho> = {
  tipo: tipoConteudo.processo,
  chave: 'processo-edicao',
  ler: (id, signal) => call(processoApi.consultar, { params: { id } }, { ...own, signal }),
  assumir: (id) => call(checkInApi.assumirProcesso, { body: { id } }, own),
  tipoDe: ({ tipoProcesso }) => tipoProcesso,
  rascunhoOf,
  campoOfServer,
  controlId,
  palavras: {
    pagina: 'processoEdicao.tela.pagina',
    falhou: 'processoEdicao.tela.falhou',
    naoEditavel: 'processoEdicao.tela.naoEditavel',
    semAssunto: 'processoEdicao.tela.semMinuta',
    naoSalvo: 'processoEdicao.tela.naoSalvo',
    tudoSalvo: 'processoEdicao.tela.tudoSalvo',
    ver: 'processoEdicao.tela.verProcesso',
    salvar: 'processoEdicao.tela.salvar',
    salvo: 'processoEdicao.tela.salvo',
    concluir: 'processoEdicao.tela.concluir',
    titulo: 'processoEdicao.concluir.titulo',
    efeito: 'processoEdicao.concluir.efeito',
    concluido: 'processoEdicao.concluir.feito',
    falta: 'processoEdicao.concluir.falta',
    irAoCampo: 'processoEdicao.concluir.irAoCampo',
  },
  useChamadas: () => {
    const salvar = useAct(processoApi.salvar, kept);
    const concluir = useAct(processoApi.salvarConcluir, kept);
    return {
      salvar: ({ id, versao }, rascunho) => salvar.act({ body: salvarOf(id, versao, rascunho) }),
      concluir: ({ id, versao }, rascunho) => concluir.act({ body: salvarOf(id, versao, rascunho) }),
      saving: salvar.isPending,
      concluding: concluir.isPending,
    };
  },
};

/** A process that is being opened and its form. */
export const ProcessoEdicao = () => {
  const text = useText();
  return (
    <FormularioDoConteudo especie={processo}>
      {({ form: { saved, rascunho, erros, change }, faltas, campos }) => (
        <div className={styles.page}>
          {faltas}
          {saved.publicacaoAutomatica && rascunho.nivelAcesso === 'PUBLICO' && rascunho.sigilo === 0 && (
            <Note>{text('processoEdicao.tela.ficaPublico')}</Note>
          )}
          <Sheet title={text('processoEdicao.tela.dados')}>
            <ProcessoFields
              rascunho={rascunho}
              erros={erros}
              tipoProcessoId={saved.tipoProcesso.id}
              vencimentoObrigatorio={saved.vencimentoObrigatorio ?? false}
              onChange={change}
            />
          </Sheet>
          {campos}
        </div>
      )}
    </FormularioDoConteudo>
  );
};
