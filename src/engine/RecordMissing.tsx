import { Button } from '@mui/material';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import type { Crumb } from '#src/ui/PageHeader.tsx';
import { RefusalPage } from '#src/ui/RefusalPage.tsx';
import { registerPath } from './paths.ts';
import { useRegister } from './RegisterContext.tsx';

/** A record that does not exist, or that is out of reach: the two look the same. */
export function RecordMissing() {
  const text = useText();
  const { place, many, can } = useRegister();
  return (
    <MissingRecord crumbs={can('list') ? [{ label: many, to: registerPath.list(place) }] : [{ label: many }]}>
      {can('list') && (
        <Button component={Link} to={registerPath.list(place)}>
          {text('cadastro.consulta.voltar', { nome: many })}
        </Button>
      )}
    </MissingRecord>
  );
}

interface MissingRecordProps {
  /** The list that it would be in. */
  readonly crumbs: readonly Crumb[];
  readonly children: ReactNode;
}

/** The same, where no register is at hand; what is inside is the way out. */
export function MissingRecord({ crumbs, children }: MissingRecordProps) {
  const text = useText();
  return (
    <RefusalPage
      icon={SearchX}
      title={text('cadastro.consulta.naoEncontrado')}
      crumbs={crumbs}
      action={children}
    >
      <p>{text('cadastro.consulta.naoEncontradoTexto')}</p>
    </RefusalPage>
  );
}
