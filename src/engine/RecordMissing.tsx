import { Button } from '@mui/material';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '#src/i18n/use-text.ts';
import { Blank } from '#src/ui/Blank.tsx';
import { registerPath } from './paths.ts';
import { useRegister } from './RegisterContext.tsx';

/** A record that does not exist, or that is out of reach: the two look the same. */
export function RecordMissing() {
  const text = useText();
  const { place, many, can } = useRegister();
  return (
    <MissingRecord>
      {can('list') && (
        <Button component={Link} to={registerPath.list(place)}>
          {text('cadastro.consulta.voltar', { nome: many })}
        </Button>
      )}
    </MissingRecord>
  );
}

/** The same, where no register is at hand; what is inside is the way out. */
export function MissingRecord({ children }: { readonly children: ReactNode }) {
  const text = useText();
  return (
    <Blank icon={SearchX} heading="h1" title={text('cadastro.consulta.naoEncontrado')} action={children}>
      {text('cadastro.consulta.naoEncontradoTexto')}
    </Blank>
  );
}
