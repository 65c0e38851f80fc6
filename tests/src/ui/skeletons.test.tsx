import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { renderScreen } from '../render-screen.tsx';

it('parts that wait at the same time say it once', () => {
  renderScreen(
    <>
      <ListSkeleton />
      <ListSkeleton />
      <ListSkeleton />
    </>,
  );
  expect(screen.getAllByText('Carregando')).toHaveLength(1);
});
