import { useParams } from 'react-router';
import { ShownReturn } from './shown-return.tsx';

export default function ReturnPage() {
  const { id = '' } = useParams();
  return <ShownReturn returnId={id} />;
}
