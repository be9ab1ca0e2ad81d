import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './api/use-call.ts';
import { createAdminRouter } from './router.tsx';
import { ShopName } from './shell/shop-name.tsx';
import { showTheme } from './shell/theme.ts';
import './styles/admin.css';
import { LanguageProvider, openLanguage, rememberedLanguage } from './text/language.tsx';
import { ToastProvider } from './ui/toasts.tsx';

showTheme();
const root = document.getElementById('app');
if (!root) throw new Error('the page has no #app');

openLanguage(rememberedLanguage()).then(() => {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider>
          <ShopName />
          <ToastProvider>
            <RouterProvider router={createAdminRouter()} />
          </ToastProvider>
        </LanguageProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
});
