import { Globe } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import { Chip } from '#src/ui/Chip.tsx';

/** Who signs and does not work in the institution. */
export const DeForaMark = () => {
  const text = useText();
  return (
    <Chip icon={Globe} weight="outlined">
      {text('caixa.deFora')}
    </Chip>
  );
};
