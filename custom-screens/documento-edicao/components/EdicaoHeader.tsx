import Button from '@mui/material/Button';
import { Eye, FileCheck } from 'lucide-react';
import { caixaPath } from '#src/conteudo/content-path.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EstadoChip } from '#src/ui/EstadoChip.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { SigiloChip } from '#src/ui/SigiloChip.tsx';
import type { SaveState } from '../save-state.ts';
import { SaveStatus } from './SaveStatus.tsx';

interface EdicaoHeaderProps {
  readonly assunto: string;
  readonly sigilo: number;
  readonly editavel: boolean;
  /** Who only helps to write it does not conclude it. */
  readonly conclui: boolean;
  readonly narrow: boolean;
  readonly state: SaveState;
  readonly concluding: boolean;
  readonly onSave: () => void;
  readonly onPdf: () => void;
  readonly onClose: () => void;
  readonly onConclude: () => void;
}

/** What it is about, how it stands, and its three acts. */
export const EdicaoHeader = (props: EdicaoHeaderProps) => {
  const text = useText();
  const { assunto, sigilo, editavel, conclui, narrow, state } = props;
  return (
    <PageHeader
      title={assunto.trim() === '' ? text('editor.tela.semAssunto') : assunto}
      crumbs={[{ label: text('editor.tela.caminho'), to: caixaPath('meus', { fase: '0' }) }]}
      beside={
        <>
          <EstadoChip estado="minuta" />
          <SigiloChip grau={sigilo} />
        </>
      }
      actions={
        <>
          {editavel && <SaveStatus state={state} onRetry={props.onSave} />}
          {narrow ? (
            <IconAction icon={Eye} label={text('editor.tela.verPdf')} onClick={props.onPdf} />
          ) : (
            <Button variant="text" startIcon={<Eye aria-hidden="true" />} onClick={props.onPdf}>
              {text('editor.tela.verPdf')}
            </Button>
          )}
          <Button onClick={props.onClose}>{text('editor.tela.fechar')}</Button>
          {editavel && conclui && !narrow && <ConcludeButton {...props} />}
        </>
      }
    />
  );
};

type ConcludeButtonProps = Pick<EdicaoHeaderProps, 'concluding' | 'onConclude'> & { readonly full?: boolean };

/** Never disabled: what is missing is shown when it is pressed. */
export const ConcludeButton = ({ concluding, onConclude, full = false }: ConcludeButtonProps) => {
  const text = useText();
  return (
    <Button
      variant="contained"
      color="primary"
      fullWidth={full}
      size={full ? 'large' : 'medium'}
      startIcon={<FileCheck aria-hidden="true" />}
      loading={concluding}
      loadingPosition="start"
      aria-keyshortcuts="Control+Enter"
      onClick={onConclude}
    >
      {text('editor.tela.concluir')}
    </Button>
  );
};
