import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { formatDay, formatTime } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { dropDraft, readDraft } from './local-draft.ts';
import styles from './Form.module.css';

interface Props {
  draftKey: string;
  versao: number | undefined;
  onRecover: (values: Record<string, unknown>) => void;
}

/** What was typed before and never saved: taken up again, or thrown away. */
export function DraftNotice({ draftKey, versao, onRecover }: Props) {
  const text = useText();
  const [draft, setDraft] = useState(() => readDraft(draftKey));
  if (!draft) return null;
  const { momento, values } = draft;
  return (
    <Alert
      severity="info"
      className={styles.draft}
      action={
        <>
          <Button
            size="small"
            onClick={() => {
              onRecover(values);
              setDraft(undefined);
            }}
          >
            {text('cadastro.rascunho.recuperar')}
          </Button>
          <Button
            size="small"
            variant="text"
            onClick={() => {
              dropDraft(draftKey);
              setDraft(undefined);
            }}
          >
            {text('cadastro.rascunho.descartar')}
          </Button>
        </>
      }
    >
      {text('cadastro.rascunho.achado', { hora: formatTime(momento), data: formatDay(momento) })}
      {draft.versao !== versao && ` ${text('cadastro.rascunho.baseMudou')}`}
    </Alert>
  );
}
