import Button from '@mui/material/Button';
import { FileCode2, LibraryBig, PencilRuler } from 'lucide-react';
import { useRef, useState } from 'react';
import { processesOf } from '#schemas/fluxo/moddle-element.ts';
import { readBpmn, XmlRefused } from '#schemas/fluxo/open-moddle.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { EscolherPronto } from '../prontos/EscolherPronto.tsx';
import type { Pronto } from '../prontos/Prontos.tsx';
import { readText } from '../read-text.ts';
import type { Begun } from './begun.ts';
import styles from './Comeco.module.css';

interface ComecoProps {
  readonly begun: Begun | undefined;
  /** The ready flow, where one was chosen. */
  readonly onBegin: (begun: Begun | undefined, pronto?: Pronto) => void;
}

const icons = { BRANCO: PencilRuler, PRONTO: LibraryBig, ARQUIVO: FileCode2 } as const;
const ways = ['BRANCO', 'PRONTO', 'ARQUIVO'] as const;

/** What the drawing of a new flow begins from: nothing, a ready flow or a file. A file that cannot be read is said at once. */
export const Comeco = ({ begun, onBegin }: ComecoProps) => {
  const text = useText();
  const chooser = useRef<HTMLInputElement>(null);
  const [library, setLibrary] = useState(false);
  const [problem, setProblem] = useState<string>();
  const now = begun === undefined ? 'BRANCO' : begun.pronto === undefined ? 'ARQUIVO' : 'PRONTO';
  const act = {
    BRANCO: () => {
      setProblem(undefined);
      onBegin(undefined);
    },
    PRONTO: () => setLibrary(true),
    ARQUIVO: () => chooser.current?.click(),
  };
  const onFile = async (file: File): Promise<void> => {
    try {
      const { definitions } = await readBpmn(await readText(file));
      if (processesOf(definitions).length === 0) throw new XmlRefused('naoEBpmn');
      setProblem(undefined);
      onBegin({ file, pronto: undefined });
    } catch (error) {
      if (!(error instanceof XmlRefused)) throw error;
      setProblem(text(`fluxo.xml.${error.problem}`, { detalhe: error.detail }));
    }
  };
  return (
    <Sheet className={styles.sheet ?? ''} title={text('fluxoProntos.novo.titulo')}>
      <div className={styles.begin}>
        <div className={styles.ways}>
          {ways.map((way) => {
            const Icon = icons[way];
            return (
              <Button
                key={way}
                variant={way === now ? 'contained' : 'outlined'}
                aria-pressed={way === now}
                startIcon={<Icon size={16} aria-hidden="true" />}
                onClick={act[way]}
              >
                {text(`fluxoProntos.novo.${way}`)}
              </Button>
            );
          })}
        </div>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={text('fluxoProntos.novo.ARQUIVO')}
          accept=".bpmn,.xml"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // the same file may be chosen again, mended
            target.value = '';
            if (file) void onFile(file);
          }}
        />
        {problem !== undefined && (
          <Note tone="rubro" alert>
            {problem}
          </Note>
        )}
        <p className="sm sub" role="status">
          {begun === undefined
            ? text('fluxoProntos.novo.emBranco')
            : begun.pronto === undefined
              ? text('fluxoProntos.novo.deArquivo', { nome: begun.file.name })
              : text('fluxoProntos.novo.dePronto', { nome: begun.pronto })}
        </p>
      </div>
      {library && (
        <EscolherPronto
          onTake={(xml, pronto) => {
            setLibrary(false);
            setProblem(undefined);
            onBegin({ file: new File([xml], `${pronto.codigo}.bpmn`), pronto: pronto.nome }, pronto);
          }}
          onClose={() => setLibrary(false)}
        />
      )}
    </Sheet>
  );
};
