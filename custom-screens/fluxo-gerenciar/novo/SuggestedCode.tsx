import { useEffect, useRef } from 'react';
import { codeOf } from './code-of.ts';

interface SuggestedCodeProps {
  readonly values: Readonly<Record<string, unknown>>;
  readonly change: (values: Record<string, unknown>) => void;
}

/** The code follows the name until somebody writes one, or takes away the one that was suggested. */
export const SuggestedCode = ({ values, change }: SuggestedCodeProps) => {
  const given = useRef('');
  const { nome, codigo } = values;
  const wanted = codeOf(typeof nome === 'string' ? nome : '');
  useEffect(() => {
    const former = given.current;
    if (wanted === former || (codigo ?? '') !== former) return;
    given.current = wanted;
    change({ ...values, codigo: wanted });
  }, [wanted, codigo, values, change]);
  return null;
};
