import { useParams } from 'react-router';
import { AskReturn } from './ask-return.tsx';

export default function AskPage() {
  const { id = '' } = useParams();
  return <AskReturn orderId={id} />;
}
