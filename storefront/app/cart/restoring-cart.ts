/** Whether the cart changes because the account's is taken over: nobody puts anything into it then. */
export const restoringCart = { isRunning: false };
