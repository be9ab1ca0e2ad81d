import { branchPlaceEndpoints } from './branches.ts';
import { stockCountEndpoints } from './stock-counts.ts';
import { stockTransferEndpoints } from './stock-transfers.ts';

export type { Branch, BranchEdit, BranchLevel, BranchMovement, NewBranch, StockOfBranch } from './branches.ts';
export { branchEvents } from './events.ts';
export { branchRefusals } from './refusals.ts';
export type { NamedBranch, StockItem } from './shapes.ts';
export type {
  CountedCategory,
  CountedPieces,
  CountLine,
  CountStatusChange,
  NewStockCount,
  StockCount,
  StockCountDetails,
} from './stock-counts.ts';
export type {
  ListedTransfer,
  NewStockTransfer,
  StockTransfer,
  StockTransferEdit,
  StockTransferReceipt,
  TransferLine,
} from './stock-transfers.ts';

export const branchEndpoints = { ...branchPlaceEndpoints, ...stockTransferEndpoints, ...stockCountEndpoints };
