import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Protocolo } from '#schemas/shapes/protocolo.ts';
import { caixaPath, consultaPath } from '#src/conteudo/content-path.ts';
import { Faltas } from '#src/conteudo/edicao/Faltas.tsx';
import { goToPendencia } from '#src/conteudo/edicao/go-to-pendencia.ts';
import { useSaveKey } from '#src/conteudo/edicao/use-save-key.ts';
import { useReleaseOnLeave } from '#src/conteudo/use-release-on-leave.ts';
import { useFile } from '#src/data/use-file.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PdfViewer } from '#src/pdf/PdfViewer.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { CountTabs } from '#src/ui/CountTabs.tsx';
import { LeaveGuard } from '#src/ui/LeaveGuard.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Formulario } from './components/Formulario.tsx';
import { campoOfServer, controlId } from './rascunho.ts';
import { useProtocoloForm } from './use-protocolo-form.ts';
import styles from './ProtocoloEdicao.module.css';

/** Who concludes and what the file brings are in no field of the form. */
const outside: ReadonlySet<string> = new Set(['autor', 'icpBrasil']);

const goTo = goToPendencia((campo) => controlId(campoOfServer(campo)), controlId);

/** The form of a protocol that was not concluded, beside the file that it is of. */
export const ProtocoloForm = ({ protocolo }: { readonly protocolo: Protocolo }) => {
  const text = useText();
  const narrow = useMediaQuery('(max-width: 999px)', { noSsr: true });
  const [part, setPart] = useState<'dados' | 'arquivo'>('dados');
  const form = useProtocoloForm(protocolo, ([first]) => first && goTo(first));
  const { saved, rascunho, changed, asking, problem, save } = form;
  useReleaseOnLeave(saved);
  const { tipoDocumento, pendencias } = saved;
  useSaveKey(() => void save());
  return (
    <div className={styles.screen}>
      <PageHeader
        title={rascunho.assunto.trim() || text('protocoloTela.edicao.semAssunto')}
        pageName={text('protocoloTela.edicao.pagina')}
        crumbs={[{ label: text('caixa.titulo'), to: caixaPath() }, { label: tipoDocumento.rotulo }]}
        subtitle={
          <span role="status">
            {text(changed ? 'protocoloTela.edicao.naoSalvo' : 'protocoloTela.edicao.tudoSalvo')}
          </span>
        }
        actions={
          <>
            <Button component={Link} variant="text" to={consultaPath(saved.id, tipoConteudo.arquivoDigital)}>
              {text('protocoloTela.edicao.ver')}
            </Button>
            <Button
              loading={form.saving}
              disabled={!changed}
              aria-keyshortcuts="Control+S"
              onClick={() => void form.save()}
            >
              {text('protocoloTela.edicao.salvar')}
            </Button>
            <Button
              variant="contained"
              startIcon={<Check aria-hidden="true" />}
              onClick={() => void form.ask()}
            >
              {text('protocoloTela.edicao.concluir')}
            </Button>
          </>
        }
      />
      {narrow && (
        <CountTabs
          label={text('protocoloTela.edicao.partes')}
          tabs={(['dados', 'arquivo'] as const).map((value) => ({
            value,
            label: text(`protocoloTela.edicao.${value}`),
          }))}
          value={part}
          onChange={setPart}
        />
      )}
      <div className={styles.body}>
        <div className={styles.form} hidden={narrow && part !== 'dados'}>
          {pendencias.length > 0 && (
            <Faltas
              titulo={text('protocoloTela.edicao.falta', { count: pendencias.length })}
              irAoCampo={text('protocoloTela.edicao.irAoCampo')}
              pendencias={pendencias}
              fora={outside}
              onGo={goTo}
            />
          )}
          <Formulario form={form} />
        </div>
        {(!narrow || part === 'arquivo') && <Leitura protocolo={saved} />}
      </div>
      <LeaveGuard when={form.unsaved} name={text('protocoloTela.edicao.pagina')} settle={form.save} />
      <ConfirmDialog
        open={asking}
        title={text('protocoloTela.edicao.concluirTitulo')}
        confirmLabel={text('protocoloTela.edicao.concluir')}
        busy={form.concluding}
        error={problem}
        onConfirm={() => void form.conclude()}
        onClose={form.close}
      >
        {text('protocoloTela.edicao.concluirEfeito')}
      </ConfirmDialog>
    </div>
  );
};

const Leitura = ({ protocolo: { id, arquivos, arquivoAtual } }: { readonly protocolo: Protocolo }) => {
  const text = useText();
  const pdf = useFile(protocoloApi.arquivo, { params: { id, numero: arquivoAtual } });
  const name = arquivos.find(({ numero }) => numero === arquivoAtual)?.nome;
  return (
    <section className={styles.reader} aria-label={text('protocoloTela.edicao.arquivo')}>
      <PdfViewer
        file={pdf.data?.blob}
        title={name ?? text('protocoloTela.edicao.arquivo')}
        error={pdf.error ?? undefined}
        onRetry={() => void pdf.refetch()}
      />
    </section>
  );
};
