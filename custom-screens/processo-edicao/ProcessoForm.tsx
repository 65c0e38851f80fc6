import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import { caixaPath, consultaPath } from '#src/conteudo/content-path.ts';
import { Faltas } from '#src/conteudo/edicao/Faltas.tsx';
import { goToPendencia } from '#src/conteudo/edicao/go-to-pendencia.ts';
import { useSaveKey } from '#src/conteudo/edicao/use-save-key.ts';
import { useReleaseOnLeave } from '#src/conteudo/use-release-on-leave.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { LeaveGuard } from '#src/ui/LeaveGuard.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { LateCamposDoTipo } from '#src/conteudo/campos/LateCamposDoTipo.tsx';
import { ProcessoFields } from './ProcessoFields.tsx';
import { campoOfServer, controlId } from './rascunho.ts';
import { useProcessoForm } from './use-processo-form.ts';
import styles from './ProcessoEdicao.module.css';

const goTo = goToPendencia((campo) => controlId(campoOfServer(campo)), controlId);

/** The form of a process that is being opened. */
export const ProcessoForm = ({ processo }: { readonly processo: Processo }) => {
  const text = useText();
  const form = useProcessoForm(processo, ([first]) => first && goTo(first));
  const { saved, rascunho, changed, asking, problem } = form;
  useReleaseOnLeave(saved);
  const { tipoProcesso, campos, pendencias } = saved;
  const { save } = form;
  useSaveKey(() => void save());
  return (
    <>
      <PageHeader
        title={rascunho.assunto.trim() || text('processoEdicao.tela.semMinuta')}
        pageName={text('processoEdicao.tela.pagina')}
        crumbs={[{ label: text('caixa.titulo'), to: caixaPath() }, { label: tipoProcesso.rotulo }]}
        subtitle={
          <span role="status">
            {text(changed ? 'processoEdicao.tela.naoSalvo' : 'processoEdicao.tela.tudoSalvo')}
          </span>
        }
        actions={
          <>
            <Button component={Link} variant="text" to={consultaPath(saved.id, tipoConteudo.processo)}>
              {text('processoEdicao.tela.verProcesso')}
            </Button>
            <Button
              loading={form.saving}
              disabled={!changed}
              aria-keyshortcuts="Control+S"
              onClick={() => void form.save()}
            >
              {text('processoEdicao.tela.salvar')}
            </Button>
            <Button
              variant="contained"
              startIcon={<Check aria-hidden="true" />}
              onClick={() => void form.ask()}
            >
              {text('processoEdicao.tela.concluir')}
            </Button>
          </>
        }
      />
      <div className={styles.page}>
        {pendencias.length > 0 && (
          <Faltas
            titulo={text('processoEdicao.concluir.falta', { count: pendencias.length })}
            irAoCampo={text('processoEdicao.concluir.irAoCampo')}
            pendencias={pendencias}
            onGo={goTo}
          />
        )}
        <Sheet title={text('processoEdicao.tela.dados')}>
          <ProcessoFields
            rascunho={rascunho}
            erros={form.erros}
            tipoProcessoId={tipoProcesso.id}
            vencimentoObrigatorio={saved.vencimentoObrigatorio ?? false}
            onChange={form.change}
          />
        </Sheet>
        {campos.length > 0 && (
          <Sheet>
            <LateCamposDoTipo
              conteudo={saved}
              titulo={text('campos.titulo', { tipo: tipoProcesso.rotulo })}
              campos={campos}
              preenchidos={rascunho.campos}
              recusas={form.recusas}
              pendencias={pendencias}
              editavel
              onChange={(preenchidos) => form.change('campos', preenchidos)}
            />
          </Sheet>
        )}
      </div>
      <LeaveGuard when={form.unsaved} name={text('processoEdicao.tela.pagina')} settle={form.save} />
      <ConfirmDialog
        open={asking}
        title={text('processoEdicao.concluir.titulo')}
        confirmLabel={text('processoEdicao.tela.concluir')}
        busy={form.concluding}
        error={problem}
        onConfirm={() => void form.conclude()}
        onClose={form.close}
      >
        {text('processoEdicao.concluir.efeito')}
      </ConfirmDialog>
    </>
  );
};
