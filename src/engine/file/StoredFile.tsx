import { Download, Eye, FileImage, FileSpreadsheet, FileText, Presentation } from 'lucide-react';
import { useState } from 'react';
import { kindOfType, previewOf, type FileKindName } from '#schemas/file-kinds.ts';
import { saveFile } from '#src/data/download.ts';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { later } from '#src/ui/later.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import { formatBytes } from '../format-bytes.ts';
import { useStoredFile } from './use-stored-file.ts';
import styles from './File.module.css';

const FilePreview = later(() => import('./FilePreview.tsx').then((module) => module.FilePreview));

const icons: Partial<Record<FileKindName, typeof FileText>> = {
  png: FileImage,
  jpg: FileImage,
  xlsx: FileSpreadsheet,
  ods: FileSpreadsheet,
  csv: FileSpreadsheet,
  pptx: Presentation,
  odp: Presentation,
};

/** A stored file: its name, what it is and weighs, a look at what a browser can show, and the file itself. */
export function StoredFile({ id }: { id: string }) {
  const text = useText();
  const { label, read } = useStoredFile(id);
  const [shown, setShown] = useState(false);
  const nome = label?.nome ?? text('cadastro.campo.arquivoGuardado');
  const kind = label && kindOfType(label.tipo);
  const Icon = (kind && icons[kind]) ?? FileText;
  const save = async (): Promise<void> => {
    try {
      saveFile(await read(), nome);
    } catch (error) {
      notifyProblem(error);
    }
  };
  return (
    <span className={styles.file}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span className={styles.name} title={nome}>
        {nome}
      </span>
      {label && (
        <span className={styles.about}>
          {[kind?.toUpperCase(), formatBytes(label.tamanho)].filter(Boolean).join(' · ')}
        </span>
      )}
      <span className={styles.acts}>
        {label && previewOf(label.tipo) && (
          <IconAction
            icon={Eye}
            size="small"
            label={text('cadastro.campo.verArquivo', { nome })}
            onClick={() => setShown(true)}
          />
        )}
        <IconAction
          icon={Download}
          size="small"
          label={text('cadastro.campo.baixarArquivo', { nome })}
          onClick={() => void save()}
        />
      </span>
      {shown && <FilePreview id={id} onSave={() => void save()} onClose={() => setShown(false)} />}
    </span>
  );
}
