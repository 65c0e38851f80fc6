import { Alert, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { formatDay, formatTime } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { dropDraft, readDraft, type LocalDraft } from './local-draft.ts';
import styles from './Form.module.css';

interface Props {
  draftName: string;
  versao: number | undefined;
  onRecover: (draft: LocalDraft) => void;
  /** Back to what is stored. */
  onDiscard: () => void;
}

interface Found {
  readonly draft: LocalDraft;
  /** Taken up again without asking. */
  readonly resumed: boolean;
}

/**
 * What was typed before and never saved: taken up again, or thrown away. Work cut short by the end of the session goes on
 * by itself, unless the record changed meanwhile.
 */
export function DraftNotice({ draftName, versao, onRecover, onDiscard }: Props) {
  const text = useText();
  const [found, setFound] = useState<Found>();
  const latest = useRef({ versao, onRecover });
  useEffect(() => {
    latest.current = { versao, onRecover };
  });
  useEffect(() => {
    let gone = false;
    void readDraft(draftName).then((draft) => {
      if (gone || !draft) return;
      const now = latest.current;
      const resumed = draft.interrompido === true && draft.versao === now.versao;
      setFound({ draft, resumed });
      if (resumed) now.onRecover(draft);
    });
    return () => {
      gone = true;
    };
  }, [draftName]);
  if (!found) return null;
  const { resumed, draft } = found;
  const { momento } = draft;
  return (
    <Alert
      severity="info"
      className={styles.draft}
      action={
        <>
          {!resumed && (
            <Button
              size="small"
              onClick={() => {
                onRecover(draft);
                setFound(undefined);
              }}
            >
              {text('cadastro.rascunho.recuperar')}
            </Button>
          )}
          <Button
            size="small"
            variant="text"
            onClick={() => {
              dropDraft(draftName);
              setFound(undefined);
              if (resumed) onDiscard();
            }}
          >
            {text('cadastro.rascunho.descartar')}
          </Button>
        </>
      }
    >
      {text(resumed ? 'cadastro.rascunho.retomado' : 'cadastro.rascunho.achado', {
        hora: formatTime(momento),
        data: formatDay(momento),
      })}
      {draft.versao !== versao && ` ${text('cadastro.rascunho.baseMudou')}`}
    </Alert>
  );
}
